import { expect, it } from 'vitest'
import { refuseAmount } from './payment-limits.ts'

const refusal =
  'One payment can be ৳10 to ৳5,00,000. Please split the journey or the travellers over several bookings.'

it.each([10, 7200, 500_000])('takes %i BDT', (amount) => {
  expect(refuseAmount(amount)).toBeNull()
})

it.each([0, 9, 500_001])('refuses %i BDT in words for the traveller', (amount) => {
  expect(refuseAmount(amount)).toBe(refusal)
})
