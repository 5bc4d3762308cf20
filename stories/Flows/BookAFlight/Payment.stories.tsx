import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { atGateway, backUnpaid } from '../starting-points.ts'
import { passTime, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { atThePaymentPage, fill, follow, heading, press, sees } from '../steps.ts'

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY
const field = (name: string) => screen.findByRole('textbox', { name })

export default {
  ...walk,
  title: 'Flows/Book a flight/Payment',
  tags: ['flow', 'light-only', '!autodocs'],
} satisfies Meta<FlowArgs>

export const PaymentPage: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'farhana' },
  parameters: { start: atGateway('flight') },
  play: async () => {
    await heading('Payment sandbox')
    for (const name of ['Pay', 'Fail', 'Cancel', 'Stay silent'])
      await screen.findByRole('button', { name })
  },
}

export const Paid: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    passTime(context, 1)
    await heading('You are booked')
    await follow('See my booking')
    await sees('CONFIRM')
    await sees('SUCCESS')
  },
}

export const BeingTicketed: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('flight') },
  play: async () => {
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    await follow('See my booking')
    await sees('PENDING')
    await sees('SUCCESS')
  },
}

export const Reserved: FlowStory = {
  args: { as: 'farhana', scenario: 'ticket-slow' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    await sees('Not issued yet')
    const place = topOf(await screen.findByRole('link', { name: 'See my booking' }))
    passTime(context, 1)
    await heading('Your seats are reserved')
    await waitFor(() => expect(screen.queryByText('Not issued yet')).toBeNull())
    // What comes by itself moves nothing.
    await expect(topOf(screen.getByRole('link', { name: 'See my booking' }))).toBe(place)
  },
}

export const TicketFailed: FlowStory = {
  args: { as: 'farhana', scenario: 'ticket-failed' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    passTime(context, 1)
    await heading('There is no ticket, and your money goes back')
    await sees(/^The last seats were sold/)
    await sees(/^You get ৳[\d,]+ back by bKash, on .+ at the latest\.$/)
    await follow('See my booking')
    await sees('CANCEL')
    await sees('Your refund')
    await sees('There is no ticket, so you get the whole price back.')
    await sees('Not yet')
  },
}

export const RefundPaid: FlowStory = {
  args: { as: 'farhana', scenario: 'ticket-failed' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    passTime(context, 1)
    await heading('There is no ticket, and your money goes back')
    passTime(context, 70)
    await follow('See my booking')
    await sees('Confirmed by your payment provider')
    await sees(/^R[0-9A-F]+$/)
    await expect(screen.queryByText('Not yet')).not.toBeInTheDocument()
  },
}

/** Opens the booking of a flight without a ticket, whose refund the gateway does not pay. */
async function openRefund(context: Parameters<typeof passTime>[0]) {
  await atThePaymentPage('Pay')
  await heading('Paid, and being ticketed')
  passTime(context, 2)
  await heading('There is no ticket, and your money goes back')
  await follow('See my booking')
  await sees('Your refund')
}

export const WalletRefundTooLate: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'farhana', scenario: 'wallet-refund-too-late' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefund(context)
    await sees('Tell us where to pay it')
    await sees('Tell us below to which bank account we pay your refund.')
    await sees(/^bKash does not take it back for this payment/)
    await follow('Give bank details')
    await heading('Where we pay your refund')
    await press('Save bank details')
    await sees('Account number is required')
    await expect(await field('Account name')).toHaveFocus()
  },
}

export const WalletRefundTooLateToCancel: FlowStory = {
  args: { as: 'farhana', scenario: 'wallet-refund-too-late' },
  parameters: { start: atGateway('holidays') },
  play: async () => {
    await atThePaymentPage('Pay')
    await follow('See my booking')
    await press('See what comes back')
    await sees(/^You get ৳[\d,]+ back by bank transfer, on /)
    await sees(/^bKash gives nothing back of this payment any more/)
    await press('Cancel this booking')
    await sees('Your refund')
  },
}

export const BankDetailsGiven: FlowStory = {
  args: { as: 'farhana', scenario: 'wallet-refund-too-late' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefund(context)
    await follow('Give bank details')
    await fill(await field('Account name'), 'Farhana Akter')
    await fill(await field('Account number'), '1503 2010 4321 7')
    await fill(await field('Bank'), 'BRAC Bank')
    await fill(await field('Branch'), 'Dhanmondi')
    await press('Save bank details')
    await sees('We have your bank details')
    await sees(/to the account ending in 3217/)
  },
}

export const RefundNeedsAPerson: FlowStory = {
  args: { as: 'farhana', scenario: 'refund-failed' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefund(context)
    await sees('A colleague of ours looks after it')
    await expect(screen.queryByRole('link', { name: 'Give bank details' })).toBeNull()
  },
}

export const AirlineSilent: FlowStory = {
  args: { as: 'farhana', scenario: 'supplier-down' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    passTime(context, 16)
    await heading('There is no ticket, and your money goes back')
    await sees('The airline did not issue the tickets in time.')
  },
}

export const ScheduleChanged: FlowStory = {
  args: { as: 'farhana', scenario: 'schedule-changed' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    passTime(context, 1)
    await heading('The airline changed your flight')
    await follow('See my booking')
    await sees('As you booked it')
    await sees('As it is now')
  },
}

export const Failed: FlowStory = {
  args: { as: 'farhana', scenario: 'payment-declined' },
  parameters: { start: atGateway('flight') },
  play: async () => {
    await atThePaymentPage('Pay')
    await heading('The payment did not go through')
    await follow('See my booking')
    await sees('CANCEL')
    await sees('FAILED')
  },
}

export const Cancelled: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('flight') },
  play: async () => {
    await atThePaymentPage('Cancel')
    await heading('You cancelled the payment')
    await follow('See my booking')
    await sees('CANCELLED')
    await sees('CANCEL')
  },
}

export const NotConfirmedYet: FlowStory = {
  args: { as: 'farhana', scenario: 'payment-late' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Waiting for your payment')
    passTime(context, 1)
    await press('Check again')
    await heading('You are booked')
  },
}

export const ExecuteSilent: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'farhana', scenario: 'bkash-execute-silent' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Waiting for your payment')
    await sees(/^If you have paid, your money is safe: we keep asking/)
    passTime(context, 2)
    await press('Check again')
    await heading('You are booked')
  },
}

export const GatewayDownAfterPaying: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'farhana', scenario: 'gateway-down-after-paying' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Waiting for your payment')
    await sees(/^If you have paid, your money is safe: we keep asking/)
    passTime(context, 46)
    await press('Check again')
    await heading('The time to pay is over')
    await sees('Money arrived after the booking had ended. It goes back to you in full.')
    await follow('See my booking')
    await sees('Your refund')
  },
}

export const NeverConfirmed: FlowStory = {
  args: { as: 'farhana', scenario: 'payment-never' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Waiting for your payment')
    passTime(context, 31)
    await press('Check again')
    await heading('The time to pay is over')
  },
}

export const NotPaidYet: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: backUnpaid('flight') },
  play: async () => {
    await heading('Waiting for your payment')
    await sees(/If you have not paid yet, you can until/)
    await screen.findByRole('link', { name: 'Go on to pay' })
    await follow('See my booking')
    await sees('PENDING')
  },
}

export const Released: FlowStory = {
  tags: ['!light-only'],
  args: { as: 'farhana' },
  parameters: { start: backUnpaid('flight') },
  play: async () => {
    await heading('Waiting for your payment')
    await follow('See my booking')
    await sees('PENDING')
    await press('Release the booking')
    await sees('CANCEL')
    await expect(screen.queryByRole('button', { name: 'Release the booking' })).toBeNull()
    await expect(screen.queryByText('Your refund')).toBeNull()
  },
}
