import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PriceRangeSlider } from '@jatra/design-system/price-range-slider'
import { Stack } from '@jatra/design-system/stack'
import { drag } from '../press.ts'
import { StateMatrix, type State } from '../states/state-matrix.tsx'

const meta = {
  title: 'Forms/PriceRangeSlider',
  component: PriceRangeSlider,
  args: {
    label: 'Price',
    min: 18_450,
    max: 72_900,
    format: (amount) => `৳${amount.toLocaleString('en-IN')}`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'Overview' ? undefined : 320 }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof PriceRangeSlider>
export default meta
type Story = StoryObj<typeof meta>

/** Use when no limit is set yet. */
export const Untouched: Story = {}

/** Use when a lowest or highest price is set. */
export const Chosen: Story = { args: { defaultValue: { low: 25_000, high: 50_000 } } }

/** Use when no prices are known: the range is 0 to 1000. */
export const Fallback: Story = { args: { min: undefined, max: undefined } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' })
    await userEvent.tab()
    await expect(low).toHaveFocus()
    await expect(low).toHaveAttribute('aria-valuetext', '৳18,000')
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

const dragged =
  (pointer: 'mouse' | 'touch'): Story['play'] =>
  async ({ canvas, args }) => {
    const high = canvas.getByRole('slider', { name: 'Highest price' })
    await drag(pointer, high, -80)
    const amount = Number(high.ariaValueNow)
    await expect(amount).toBeLessThan(73_000)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 18_000, high: amount })
    await expect(args.onValueCommit).toHaveBeenLastCalledWith({ low: 18_000, high: amount })
  }
export const ByMouse: Story = { play: dragged('mouse') }
export const ByTouch: Story = { play: dragged('touch') }

/** Use when both thumbs stand at the same price. */
export const BothAtTheEnd: Story = { args: { defaultValue: { low: 73_000, high: 73_000 } } }

/** Use when everything costs the same. */
export const OnePrice: Story = { args: { min: 25_000, max: 25_000 } }

/** Use when prices have six digits or more. */
export const LargeAmounts: Story = { args: { min: 0, max: 12_34_567 } }

/** Use when nothing matches the range. */
export const WithError: Story = {
  args: { error: 'No package is in this range', hint: 'Per person' },
}

/** Use when the range cannot be changed now. */
export const Disabled: Story = { args: { disabled: true } }

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: { label: 'দাম', lowLabel: 'সর্বনিম্ন দাম', highLabel: 'সর্বোচ্চ দাম' },
}
const inState = (state: State) => ({
  disabled: state === 'disabled',
  error: state === 'error' ? 'No package is in this range' : undefined,
})

export const Overview: Story = {
  render: (args) => (
    <Stack gap={24}>
      <StateMatrix
        states={['rest', 'focus', 'disabled', 'error']}
        direction="down"
        cellWidth="17rem"
        part="[role='slider']"
        variants={{
          'Whole range': (state) => <PriceRangeSlider {...args} {...inState(state)} />,
          'Part of it': (state) => (
            <PriceRangeSlider
              {...args}
              defaultValue={{ low: 25_000, high: 50_000 }}
              {...inState(state)}
            />
          ),
        }}
      />
      <div style={{ maxInlineSize: 320 }}>
        <PriceRangeSlider {...args} label="মূল্য" max={12_34_567} hint="প্রতি জন" />
      </div>
    </Stack>
  ),
}
