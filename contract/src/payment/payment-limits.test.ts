import { expect, it } from 'vitest'
import { validateAmount } from './payment-limits.ts'
import { writeMessage } from '../messages/write-message.ts'

const domainError =
  'One payment can be ৳10 to ৳5,00,000. Please split the journey or the travellers over several bookings.'

it.each([10, 7200, 500_000])('takes %i BDT', (amount) => {
  expect(validateAmount(amount)).toBeNull()
})

it.each([0, 9, 500_001])('refuses %i BDT in words for the traveller', (amount) => {
  const refused = validateAmount(amount)
  expect(refused && writeMessage(refused, 'en')).toBe(domainError)
})
