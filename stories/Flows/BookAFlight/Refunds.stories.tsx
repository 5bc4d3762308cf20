import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { searchAirports } from '@jatra/contract/flight/endpoints'
import { atGateway, partlyCancelledFlight } from '../starting-points.ts'
import { passTime, siteOf, walk, type FlowStory, type FlowArgs } from '../flow.tsx'
import { atThePaymentPage, comeBack, fill, follow, heading, press, sees } from '../steps.ts'

export default {
  ...walk,
  title: 'Flows/Book a flight/Refunds',
  tags: ['flow', '!autodocs'],
} satisfies Meta<FlowArgs>

const HOUR = 60

const field = (name: string) => screen.findByRole('textbox', { name })

/** The prototype forgets a visitor after two hours without a request, so this one makes one every hour. */
async function passHours(context: Parameters<typeof passTime>[0], hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed++) {
    passTime(context, HOUR)
    await siteOf(context).client.call(searchAirports, { query: { q: 'dac' } })
  }
}

/** Opens the booking of a flight without a ticket, so many minutes after it was paid. */
async function openRefundAfter(minutes: number, context: Parameters<typeof passTime>[0]) {
  await atThePaymentPage('Pay')
  await heading('Paid, and being ticketed')
  passTime(context, 1)
  await heading('There is no ticket, and your money goes back')
  if (minutes < HOUR) passTime(context, minutes)
  else await passHours(context, minutes / HOUR)
  await follow('See my booking')
  await sees('Your refund')
}

const stepNow = () =>
  screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')

export const Asked: FlowStory = {
  args: { as: 'farhana', scenario: 'refund-asked' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefundAfter(2, context)
    await sees('A colleague of ours approves it')
    await expect(stepNow()).toHaveLength(1)
    await expect(stepNow()[0]).toHaveTextContent(/^Requested/)
    await expect(screen.getAllByText('Not yet')).toHaveLength(3)
  },
}

export const Sent: FlowStory = {
  args: { as: 'farhana', scenario: 'refund-sent' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefundAfter(2, context)
    await sees(/^R[0-9A-F]+$/)
    await sees('At the latest on')
    await expect(stepNow()[0]).toHaveTextContent(/^Sent to your payment provider/)
    await expect(screen.getAllByText('Not yet')).toHaveLength(1)
    await expect(screen.queryByText('This refund is late')).not.toBeInTheDocument()
  },
}

export const Late: FlowStory = {
  args: { as: 'farhana', scenario: 'refund-late' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefundAfter(4 * 24 * HOUR, context)
    await sees('This refund is late')
    await sees(/^It should have been there by .+ we have to answer within 72 hours/)
    await screen.findByRole('link', { name: 'How to complain (DNCRP)' })
    await expect(stepNow()[0]).toHaveTextContent(/^Sent to your payment provider/)
  },
}

export const Partial: FlowStory = {
  args: { as: 'nusrat', scenario: 'partial-refund' },
  parameters: { start: partlyCancelledFlight },
  play: async (context) => {
    await sees(/^You cancelled for /)
    await expect(screen.queryByText('Your refund')).not.toBeInTheDocument()
    passTime(context, HOUR + 2)
    await comeBack(context)
    await sees(/^Not flying any more: /)
    await sees('You cancelled a part of this booking, and this is what comes back for it.')
    await expect(stepNow().at(-1)).toHaveTextContent(/^Sent to your payment provider/)
  },
}

export const Paid: FlowStory = {
  tags: ['same-colours'],
  args: { as: 'farhana', scenario: 'ticket-failed' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefundAfter(2 * HOUR, context)
    await sees('Confirmed by your payment provider')
    await sees(/^R[0-9A-F]+$/)
    await expect(screen.queryByText('Not yet')).not.toBeInTheDocument()
  },
}

export const WalletRefundTooLate: FlowStory = {
  args: { as: 'farhana', scenario: 'wallet-refund-too-late' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefundAfter(2, context)
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
  tags: ['same-colours'],
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
  tags: ['same-colours'],
  args: { as: 'farhana', scenario: 'wallet-refund-too-late' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefundAfter(2, context)
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

export const NeedsAPerson: FlowStory = {
  tags: ['same-colours'],
  args: { as: 'farhana', scenario: 'refund-failed' },
  parameters: { start: atGateway('flight') },
  play: async (context) => {
    await openRefundAfter(2, context)
    await sees('A colleague of ours looks after it')
    await expect(screen.queryByRole('link', { name: 'Give bank details' })).toBeNull()
  },
}
