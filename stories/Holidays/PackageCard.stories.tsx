import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageCard } from '@jatra/design-system/package-card'
import { Inline, Stack } from '@jatra/design-system/stack'
import { expect, userEvent } from 'storybook/test'
import { ceylon, longest, packages } from './packages.tsx'
import { followEachWay } from '../press.ts'

/** A card's room in the carousel. */
const carouselWidth = { inlineSize: '304px', maxInlineSize: '100%' }

const meta = {
  title: 'Holidays/PackageCard',
  component: PackageCard,
  args: ceylon,
} satisfies Meta<typeof PackageCard>
export default meta
type Story = StoryObj<typeof meta>

const inCarousel: Story['decorators'] = (Card) => (
  <div style={carouselWidth}>
    <Card />
  </div>
)

/** Use when cards stand in the carousel. The description is cut to 100 characters. */
export const Carousel: Story = {
  decorators: inCarousel,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ceylon by rail' })).toHaveFocus()
    const text = canvasElement.querySelector('p')?.textContent ?? ''
    await expect(text).toMatch(/…$/)
    await expect(text.length).toBeLessThanOrEqual(101)
  },
}

/** Use when cards stand in a list. The description is cut to 200 characters. */
export const List: Story = {
  args: { variant: 'list', headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('৳68,500')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Ceylon by rail')
  },
}

/** Use when the package has no rating yet. */
export const WithoutRating: Story = { args: { variant: 'list', rating: undefined } }

/** Use when the page is in Bangla or the price is long. */
export const BanglaAndALargePrice: Story = { args: { ...longest, variant: 'list' } }

/** Use when the description is short. */
export const ShortText: Story = { args: { description: 'Tea and trains.' }, decorators: inCarousel }

export const ByMouseKeyboardAndTouch: Story = {
  play: ({ canvas }) => followEachWay(canvas.getByRole('link', { name: 'Ceylon by rail' })),
}

export const Overview: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline gap={16} align="start">
        {[...packages.slice(0, 3), longest].map((tour) => (
          <div key={tour.name} style={carouselWidth}>
            <PackageCard {...tour} />
          </div>
        ))}
      </Inline>
      {[...packages.slice(3, 5), longest].map((tour) => (
        <PackageCard key={tour.name} {...tour} variant="list" />
      ))}
    </Stack>
  ),
}
