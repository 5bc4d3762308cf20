import { expect, it } from 'vitest'
import { flightBookingStatuses } from '@jatra/contract/flight/flight-booking'
import { paymentStatuses, type PaymentStatus } from '@jatra/contract/payment/payment-status'
import { returnHead, type HoldStage } from './return-head.ts'

const words = { paidTitle: 'Your holiday is reserved', cancelledText: 'Nothing was charged.' }

it('says that a flight is booked only when the airline has issued its tickets', () => {
  for (const stage of flightBookingStatuses) {
    if (stage === 'none' || stage === 'held') continue
    const { title } = returnHead({ status: 'success', stage, ...words })
    expect(title === 'You are booked', stage).toBe(stage === 'ticketed')
  }
})

it('shows the outcome of the payment for every other order, by its kind', () => {
  for (const status of paymentStatuses) {
    const { title, text, look } = returnHead({ status, stage: null, ...words })
    expect(look).toBe(status)
    expect(title === words.paidTitle).toBe(status === 'success')
    expect(text === words.cancelledText).toBe(status === 'cancelled')
  }
})

it('says for a flight that is paid later whether its seats are held, and that nothing was charged', () => {
  const title = (stage: HoldStage, status: PaymentStatus) =>
    returnHead({ status, stage, ...words }).title
  expect(title('holding', 'pending')).toBe('Asking the airline to hold your seats')
  expect(title('awaiting_payment', 'pending')).toBe('Your seats are held')
  expect(title('lapsed', 'expired')).toBe('Your seats are no longer held')
  expect(returnHead({ status: 'failed', stage: 'not_held', ...words })).toMatchObject({
    ...{ title: 'We could not hold this flight', text: 'Nothing was charged.' },
  })
})
