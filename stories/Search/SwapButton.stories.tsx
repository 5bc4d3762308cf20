import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SwapButton } from '@jatra/design-system/swap-button'
import { pressEachWay } from '../press.ts'
import { StateMatrix } from '../states/state-matrix.tsx'

const meta = {
  title: 'Search/SwapButton',
  component: SwapButton,
  args: { onSwap: fn() },
} satisfies Meta<typeof SwapButton>
export default meta
type Story = StoryObj<typeof meta>

/** Use when the trip is one way: it has one arrow. */
export const OneWay: Story = {}
export const ByMouseKeyboardAndTouch: Story = {
  play: async ({ args, canvas }) => {
    await pressEachWay(canvas.getByRole('button', { name: 'Swap From and To' }), (times) =>
      expect(args.onSwap).toHaveBeenCalledTimes(times),
    )
  },
}

/** Use when the trip has a return flight: it has two arrows. */
export const RoundTrip: Story = { args: { returns: true } }
export const Overview: Story = {
  render: (args) => (
    <StateMatrix
      states={['rest', 'hover', 'focus']}
      variants={{
        'One way': () => <SwapButton {...args} />,
        'Round trip': () => <SwapButton {...args} returns />,
      }}
    />
  ),
}
