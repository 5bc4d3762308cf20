import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { atGateway, backUnpaid } from '../starting-points.ts'
import { passTime, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { atThePaymentPage, follow, heading, press, sees } from '../steps.ts'

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
    for (const name of ['Pay', 'Fail', 'Cancel']) await screen.findByRole('button', { name })
  },
}

export const Paid: FlowStory = {
  args: { as: 'farhana' },
  parameters: { start: atGateway('flight') },
  play: async () => {
    await atThePaymentPage('Pay')
    await heading('You are booked')
    await follow('See my booking')
    await sees('CONFIRM')
    await sees('SUCCESS')
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
