import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { atGateway, backUnpaid } from '../starting-points.ts'
import { passTime, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { atThePaymentPage, follow, heading, press, sees } from '../steps.ts'

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY

export default {
  ...walk,
  title: 'Flows/Book a flight/Payment',
  tags: ['flow', 'same-colours', '!autodocs'],
} satisfies Meta<FlowArgs>

export const PaymentPage: FlowStory = {
  tags: ['!same-colours'],
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
    await sees('Confirmed')
    await sees('Paid')
  },
}

export const BeingTicketed: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('flight') },
  play: async () => {
    await atThePaymentPage('Pay')
    await heading('Paid, and being ticketed')
    await follow('See my booking')
    await sees('Waiting')
    await sees('Paid')
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
    passTime(context, 60)
    await heading('You are booked')
    // What comes by itself moves nothing, and neither does a phone's address bar, which resizes the window.
    window.dispatchEvent(new Event('resize'))
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
    await sees('Cancelled')
    await sees('Your refund')
    await sees('There is no ticket, so you get the whole price back.')
    await sees('Not yet')
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
    await sees('Payment failed')
    await sees('Failed')
  },
}

export const Cancelled: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('flight') },
  play: async () => {
    await atThePaymentPage('Cancel')
    await heading('You cancelled the payment')
    await follow('See my booking')
    await sees('Cancelled')
    await sees('Cancelled')
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
  tags: ['!same-colours'],
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
  tags: ['!same-colours'],
  args: { as: 'farhana', scenario: 'gateway-down-after-paying' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await atThePaymentPage('Pay')
    await heading('Waiting for your payment')
    await sees(/^If you have paid, your money is safe: we keep asking/)
    passTime(context, 46)
    await press('Check again')
    await heading('The time to pay is over')
    await sees('Your payment came after the booking had ended. It goes back to you in full.')
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
    await sees('Waiting')
  },
}

export const Released: FlowStory = {
  tags: ['!same-colours'],
  args: { as: 'farhana' },
  parameters: { start: backUnpaid('flight') },
  play: async () => {
    await heading('Waiting for your payment')
    await follow('See my booking')
    await sees('Waiting')
    await press('Release the booking')
    await sees('Cancelled')
    await expect(screen.queryByRole('button', { name: 'Release the booking' })).toBeNull()
    await expect(screen.queryByText('Your refund')).toBeNull()
  },
}
