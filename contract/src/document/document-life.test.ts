import { expect, it } from 'vitest'
import { DAY_MS } from '../values/time-units.ts'
import { documentKeptUntil, type OrderOfDocument } from './document-life.ts'

const ended = (day: number): OrderOfDocument => ({
  paymentStatus: 'expired',
  settledAt: day * DAY_MS,
})

it.each([
  ['a day after its upload, when no order took it', [], 1],
  ['30 days after its order ended unpaid', [ended(2)], 32],
  ['30 days after the last of its orders', [ended(9), ended(2)], 39],
  [
    'while an order waits for its payment',
    [ended(2), { paymentStatus: 'pending', settledAt: null }],
    null,
  ],
  ['of a paid order', [ended(2), { paymentStatus: 'success', settledAt: DAY_MS }], null],
] as const)('a document is kept %s', (_, orders, days) => {
  expect(documentKeptUntil(0, orders)).toBe(days === null ? null : days * DAY_MS)
})
