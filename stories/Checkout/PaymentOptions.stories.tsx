import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentMissing, PaymentOptions } from '@jatra/design-system/payment-options'
import { expect, fn, userEvent } from 'storybook/test'

const meta = {
  title: 'Checkout/PaymentOptions',
  component: PaymentOptions,
  args: { onChange: fn() },
} satisfies Meta<typeof PaymentOptions>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /bKash/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Nagad/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('nogod')
  },
}
export const Chosen: Story = { args: { defaultValue: 'nexus' } }
export const Missing: Story = { args: { error: paymentMissing } }
export const Overview: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <PaymentOptions name="empty" legend="Empty" />
      <PaymentOptions name="chosen" legend="Chosen" defaultValue="bkash" />
      <PaymentOptions name="missing" legend="Missing" error={paymentMissing} />
    </div>
  ),
}
