import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwapButton } from '@jatra/design-system/swap-button'

const meta = {
  title: 'Search/SwapButton',
  component: SwapButton,
  args: { onSwap: fn() },
} satisfies Meta<typeof SwapButton>
export default meta
type Story = StoryObj<typeof meta>

export const OneWay: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Swap From and To' }))
    await expect(args.onSwap).toHaveBeenCalledOnce()
  },
}
export const RoundTrip: Story = { args: { returns: true } }
export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <SwapButton {...args} />
      <SwapButton {...args} returns label="Swap, round trip" />
    </div>
  ),
}
