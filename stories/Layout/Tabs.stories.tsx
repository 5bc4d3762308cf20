import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../../design-system/src/icon/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import { LinkTabs, Tabs } from '../../design-system/src/tabs/index.ts'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix } from '../states/state-matrix.tsx'

const products = [
  { id: 'flight', label: 'Flight', icon: <Icon name="plane" />, content: 'Where, when, who' },
  { id: 'hotel', label: 'Hotel', icon: <Icon name="hotel" />, content: 'Coming soon' },
  { id: 'holidays', label: 'Holidays', icon: <Icon name="palm" />, content: 'Seven countries' },
  { id: 'visa', label: 'Visa', icon: <Icon name="passport" />, content: 'Country and nationality' },
]

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  subcomponents: { LinkTabs },
  args: { label: 'What to book', tabs: products, onValueChange: fn() },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** One stop of the Tab key; arrows, Home and End move and open. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Flight' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Holidays' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Holidays' })).toHaveTextContent('Seven')
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('visa')
  },
}

const opening =
  (press: (tab: HTMLElement) => Promise<void>): Story['play'] =>
  async ({ canvas, args }) => {
    await press(canvas.getByRole('tab', { name: 'Visa' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Visa' })).toHaveTextContent('Country')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('visa')
  }
export const ByMouse: Story = { play: opening(byMouse) }
export const ByTouch: Story = { play: opening(byTouch) }

/** Use when each tab is a page. */
export const Links: Story = {
  render: () => (
    <LinkTabs
      label="My bookings"
      items={[
        { href: '#flight', label: 'Flight', current: true },
        { href: '#holidays', label: 'Holidays' },
        { href: '#visa', label: 'Visa' },
      ]}
    />
  ),
}

export const Overview: Story = {
  render: () => (
    <Stack gap={32}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'disabled']}
        direction="down"
        part="[role=tab][aria-selected=false], a:not([aria-current])"
        variants={{
          Tabs: (state) => (
            <Tabs
              label={`What to book, ${state}`}
              tabs={products
                .slice(0, 3)
                .map((tab, at) => ({ ...tab, disabled: state === 'disabled' && at > 0 }))}
            />
          ),
          LinkTabs: (state) =>
            state === 'disabled' ? null : (
              <LinkTabs
                label={`My bookings, ${state}`}
                items={[
                  { href: '#flight', label: 'Flight', current: true },
                  { href: '#visa', label: 'Visa' },
                ]}
              />
            ),
        }}
      />
      <Tabs
        label="কী বুক করবেন"
        tabs={[
          { id: 'flight', label: 'ফ্লাইট', content: 'কোথায়, কবে, কতজন' },
          { id: 'visa', label: 'ভিসা', content: 'দেশ ও জাতীয়তা', disabled: true },
        ]}
      />
    </Stack>
  ),
}
