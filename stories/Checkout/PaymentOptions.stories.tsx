import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  allPaymentOptions,
  paymentMissing,
  PaymentOptions,
} from '@jatra/design-system/payment-options'
import { expect, fn, userEvent } from 'storybook/test'
import { byMouse, byTouch } from '../press.ts'
import { StateMatrix } from '../states/state-matrix.tsx'

const meta = {
  title: 'Checkout/PaymentOptions',
  component: PaymentOptions,
  args: { onValueChange: fn() },
} satisfies Meta<typeof PaymentOptions>
export default meta
type Story = StoryObj<typeof meta>

/** Use when no way to pay is chosen yet. */
export const Empty: Story = {}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: /bKash/ }).focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Nagad/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nogod')
  },
}
export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    await byMouse(canvas.getByText('bKash'))
    await expect(canvas.getByRole('radio', { name: /bKash/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bkash')
  },
}
export const ByTouch: Story = {
  play: async ({ args, canvas }) => {
    await byTouch(canvas.getByRole('radio', { name: /Nagad/ }))
    await expect(canvas.getByRole('radio', { name: /Nagad/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nogod')
  },
}

/** Use when a way to pay is chosen. */
export const Chosen: Story = { args: { defaultValue: 'nexus' } }

/** Use when the form was sent without a way to pay. */
export const Missing: Story = { args: { error: paymentMissing } }

/** Use when a gateway is a sandbox, and when one does not take the sum. */
export const Limited: Story = {
  args: {
    options: allPaymentOptions.map((option) => ({
      ...option,
      ...(option.value !== 'bkash' && { notice: 'Sandbox: no money moves' }),
      ...(option.value === 'bkash' && {
        unavailable: 'bKash takes no more than ৳5,00,000 in one payment.',
      }),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /bKash.*no more than/ })).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: /Nagad.*Sandbox/ })).toBeChecked()
  },
}

const wallets = [{ value: 'bkash' }, { value: 'nogod' }] as const

export const Overview: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <StateMatrix
        states={['rest', 'hover', 'focus', 'error']}
        direction="down"
        cellWidth="18rem"
        part="input"
        variants={{
          Empty: (state, name) => (
            <PaymentOptions
              name={name}
              options={wallets}
              error={state === 'error' ? paymentMissing : undefined}
            />
          ),
          Chosen: (state, name) =>
            state === 'error' ? null : (
              <PaymentOptions name={name} options={wallets} defaultValue="bkash" />
            ),
        }}
      />
      <PaymentOptions name="chosen" legend="All of them" defaultValue="bkash" />
      <PaymentOptions
        name="bangla"
        legend="কীভাবে পরিশোধ করবেন"
        options={[
          { value: 'bkash', detail: 'মোবাইল ওয়ালেট' },
          { value: 'sslCommerz', detail: 'কার্ড ও নেট ব্যাংকিং' },
        ]}
      />
    </div>
  ),
}
