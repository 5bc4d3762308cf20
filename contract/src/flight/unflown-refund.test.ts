import { expect, it } from 'vitest'
import type { FlightOrder } from './flight-order.ts'
import { unflownRefundOf } from './unflown-refund.ts'

/**
 * Two adults for 6,000 together, with a margin and a service fee, of whom the second left, for whom the airline kept
 * 1,000.
 */
const left = [{ status: 'done', travelerIds: ['2'] }]
const partly = { amount: 2_000, reason: 'partly_cancelled', status: 'sent' } as const
const byHand = (amount: number) => ({ amount, reason: 'goodwill', status: 'sent' }) as const

const refundOf = (
  refunds: Parameters<typeof unflownRefundOf>[0]['refunds'],
  cancellations: readonly object[] = [],
) =>
  unflownRefundOf({
    ...{ price: 6_000, refunds, cancellations },
    quote: {
      ...{ discount: 0, margin: 200, serviceFee: 400, total: 6_000 },
      policy: { keepsServiceFee: true },
      lines: [{ item: 'ADULT', count: 2, travelerIds: ['1', '2'], base: 2_400, tax: 300 }],
    },
  } as unknown as FlightOrder)

it.each([
  ['the whole price', refundOf([]), 6_000],
  ['what is left after a part came back by hand', refundOf([byHand(500)]), 5_500],
  ['what was paid for those who still fly', refundOf([partly], left), 3_000],
  ['no more than is left', refundOf([partly, byHand(1_500)], left), 2_500],
  ['nothing when all came back', refundOf([byHand(6_000)]), 0],
  [
    'nothing less for a payment that the order did not need',
    refundOf([{ amount: 6_000, reason: 'double_payment', status: 'sent' }]),
    6_000,
  ],
])('an airline that does not fly as it sold: %s', (_, refund, expected) => {
  expect(refund).toBe(expected)
})
