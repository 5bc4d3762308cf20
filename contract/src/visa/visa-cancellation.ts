import { z } from 'zod'
import { percentRoundedHalfUp } from '../values/money.ts'

const percent = z.number().int().min(0).max(100)

/** The refund of a visa's whole price, in percent, by where its application is (decision 129). */
export const visaRefundSchema = z.object({
  /** Until we hand it to the embassy. */
  beforeEmbassy: percent,
  /** From then on, whatever the embassy decides. */
  afterwards: percent,
})
export type VisaRefund = z.infer<typeof visaRefundSchema>

/** Under which visas are sold today; an order keeps the one that it was sold under. */
export const visaRefund: VisaRefund = { beforeEmbassy: 100, afterwards: 0 }

/**
 * The refund of a price by a rule, integer BDT, before and after the hand-over. Pages, quotes and emails all use this.
 */
export function visaRefundAt(
  rule: VisaRefund,
  price: number,
  isHandedOver: boolean,
): { percent: number; amount: number } {
  const percent = isHandedOver ? rule.afterwards : rule.beforeEmbassy
  return { percent, amount: percentRoundedHalfUp(price, percent) }
}
