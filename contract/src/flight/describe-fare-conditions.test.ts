import { expect, it } from 'vitest'
import { describeFareConditions } from './describe-fare-conditions.ts'

it.each([
  [null, 'The airline gives no information', 'The airline gives no information'],
  [{ allowed: false, fee: null }, 'The airline gives nothing back', 'Not possible with this fare'],
  [
    { allowed: true, fee: null },
    'The airline keeps a fee, which it tells at that time',
    'For a fee, which the airline tells at that time',
  ],
  [
    { allowed: true, fee: 0 },
    'The airline keeps nothing',
    'No fee, only the difference if the new fare is higher',
  ],
  [
    { allowed: true, fee: 150_000 },
    'The airline keeps ৳1,50,000 in all',
    '৳1,50,000 in all, plus the difference if the new fare is higher',
  ],
])('%j is described in words', (condition, refund, change) => {
  expect(describeFareConditions({ refund: condition, change: condition })).toEqual({
    refund,
    change,
    serviceFee: null,
  })
})

it('our service fee is described where it stays with us', () => {
  const conditions = { refund: null, change: null, serviceFee: 1_500 }
  expect(describeFareConditions(conditions).serviceFee).toBe(
    '৳1,500 in all, which we keep once the tickets are issued',
  )
})
