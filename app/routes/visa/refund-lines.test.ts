import { expect, it } from 'vitest'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { refundLines } from './refund-lines.ts'

it('the rule of a visa is shown before and after the hand-over, with amounts once the price is known', () => {
  const rule = { beforeEmbassy: 100, afterwards: 50 }
  expect(refundLines(rule, 6_651).map(({ percent, amount }) => [percent, amount])).toEqual([
    [100, '৳6,651'],
    [50, '৳3,326'],
  ])
  expect(refundLines(rule).map(({ percent, amount }) => [percent, amount])).toEqual([
    [100, undefined],
    [50, undefined],
  ])
})

// 'Refundable: No, once at the embassy' on the plans, the notes beside prices, and the Refund Policy.
it('visas are sold as the words before the sale say: nothing comes back once the embassy has them', () => {
  expect(visaRefund).toEqual({ beforeEmbassy: 100, afterwards: 0 })
})
