import { expect, it } from 'vitest'
import { bookingFailures, type BookingFailure } from './flight-booking.ts'
import { standingOf } from './offer-use.ts'

const after = (failure: BookingFailure | null, booked = false) => standingOf([{ failure, booked }])

it('an offer is free until somebody asks for it', () => {
  expect(standingOf([])).toBe('free')
})

it.each(['passenger_refused', 'price_changed'] as const)('is free again after %s', (failure) => {
  expect(after(failure)).toBe('free')
  // The payment of held seats was refused.
  expect(after(failure, true)).toBe('used')
})

it.each(['gone', 'sold_out'] as const)('is no longer sold after %s', (failure) => {
  expect(after(failure)).toBe('gone')
})

it('is used by every other booking, also by one whose outcome is unknown', () => {
  const refusals = ['passenger_refused', 'price_changed', 'gone', 'sold_out']
  const others = bookingFailures.filter((failure) => !refusals.includes(failure))
  for (const failure of [null, ...others]) expect(after(failure)).toBe('used')
})

it('is used when one of several bookings has it', () => {
  const refused = { failure: 'passenger_refused', booked: false } as const
  expect(standingOf([refused, { failure: null, booked: true }])).toBe('used')
  expect(standingOf([refused, { failure: 'sold_out', booked: false }])).toBe('gone')
})
