import type { Meta, StoryObj } from '@storybook/react-vite'
import { flightPriceLabels, PriceSummary } from '@jatra/design-system/price-summary'
import { followEachWay, pressEachWay } from '../press.ts'
import { expect, fn } from 'storybook/test'

const onPay = fn()
const meta = {
  title: 'Checkout/PriceSummary',
  component: PriceSummary,
  args: {
    lines: [
      { label: flightPriceLabels.fee, amount: '৳1,35,000' },
      { label: flightPriceLabels.tax, amount: '৳15,000' },
      { label: flightPriceLabels.discount, amount: '−৳15,000', tone: 'positive' },
    ],
    total: '৳1,35,000',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof PriceSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  args: {
    note: 'for 4 travellers. Nothing is added at the payment.',
    submit: { label: 'SUBMIT', amount: '৳1,35,000' },
  },
}

/** The action, and on a phone the bar that leads to the lines. */
export const ByMouseKeyboardAndTouch: Story = {
  args: { submit: { label: 'SUBMIT', amount: '৳1,35,000' } },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onPay()
        }}
      >
        {Story()}
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    onPay.mockClear()
    await pressEachWay(canvas.getByRole('button', { name: 'SUBMIT ৳1,35,000' }), (times) =>
      expect(onPay).toHaveBeenCalledTimes(times),
    )
    // A desktop shows all lines beside the form, and no bar.
    const bar = canvas.queryByRole('link', { name: /See price details/ })
    if (bar) await followEachWay(bar)
  },
}

/** Use when a discount lowers the price: the old total is struck through. */
export const StruckThrough: Story = {
  args: {
    lines: [
      { label: 'Base Total', amount: '৳13,71,741', strike: true },
      { label: flightPriceLabels.discount, amount: '−৳1,37,174', tone: 'positive' },
    ],
    total: '৳12,34,567',
  },
}

/** Use when the seller adds to the price: each charge is a line of its own. */
export const WithCharges: Story = {
  args: {
    lines: [
      { label: flightPriceLabels.fee, amount: '৳1,35,000' },
      { label: flightPriceLabels.tax, amount: '৳15,000' },
      { label: flightPriceLabels.margin, amount: '৳3,750' },
      { label: flightPriceLabels.serviceFee, amount: '৳1,200' },
    ],
    total: '৳1,54,950',
  },
}

/** Use when the page is in Bangla. */
export const Bangla: Story = {
  args: {
    lines: [
      { label: 'ভাড়া', amount: '৳1,35,000' },
      { label: 'ছাড়', amount: '−৳15,000', tone: 'positive' },
    ],
    total: '৳1,20,000',
    note: '৯ জন যাত্রীর জন্য। টাকা দেওয়ার সময় কিছু যোগ হয় না।',
  },
}

/** Use when the screen is narrow. */
export const OnAPhone: Story = {
  args: { submit: { label: 'SUBMIT', amount: '৳1,35,000' } },
  globals: { viewport: { value: 'phone' } },
}
