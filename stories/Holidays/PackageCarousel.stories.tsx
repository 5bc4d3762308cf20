import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageCarousel } from '@jatra/design-system/package-carousel'
import { Stack } from '@jatra/design-system/stack'
import { vars } from '@jatra/design-system/tokens'
import { expect, userEvent, waitFor } from 'storybook/test'
import { carouselCards } from './packages.tsx'
import { byTouch, drag } from '../press.ts'

const heading = { fontSize: vars.type.size[28], fontWeight: vars.type.weight.bold }

const meta = {
  title: 'Holidays/PackageCarousel',
  component: PackageCarousel,
  args: {
    label: 'Hot Packages',
    heading: <h2 style={heading}>Hot Packages</h2>,
    cards: carouselCards,
  },
} satisfies Meta<typeof PackageCarousel>
export default meta
type Story = StoryObj<typeof meta>

/** One card, 320 px, a press; the previous button says that there is nothing before the first. */
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    const previous = canvas.getByRole('button', { name: 'Previous package' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next package' }))
    const step = list.firstElementChild?.clientWidth ?? 320
    await waitFor(() => expect(Math.round(list.scrollLeft)).toBe(step))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Packages? 2/))
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'))
  },
}

/** Arrow keys, Home and End; at the end it stops instead of wrapping. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(200))
    await userEvent.keyboard('{End}')
    const next = canvas.getByRole('button', { name: 'Next package' })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBe(0))
  },
}

/** A finger scrolls the list as the browser does; the buttons are there for it too. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await drag('touch', list, -120)
    await expect(list.scrollLeft).toBe(0)
    await expect(getComputedStyle(list).scrollSnapType).toBe('x mandatory')
    await byTouch(canvas.getByRole('button', { name: 'Next package' }))
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(200))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Packages? 2/))
  },
}

/** Use when there is only one package. */
export const OneCard: Story = { args: { cards: carouselCards.slice(0, 1) } }

export const Overview: Story = {
  render: (args) => (
    <Stack gap={48}>
      <PackageCarousel {...args} />
      <PackageCarousel
        {...args}
        label="Two packages"
        heading={<h2 style={heading}>দুটি প্যাকেজ</h2>}
        cards={carouselCards.slice(2, 4)}
      />
    </Stack>
  ),
}
