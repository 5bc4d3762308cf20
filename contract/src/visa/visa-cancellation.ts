import { z } from 'zod'
import { percentRoundedHalfUp } from '../values/money.ts'

const percent = z.number().int().min(0).max(100)

/** What comes back of a visa's whole price, in percent, by where its application is (decision 129). */
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
 * What a rule brings for a price, integer BDT, before and after the hand-over: pages, quotes and emails all ask this.
 */
export function visaRefundAt(
  rule: VisaRefund,
  price: number,
  isHandedOver: boolean,
): { percent: number; amount: number } {
  const percent = isHandedOver ? rule.afterwards : rule.beforeEmbassy
  return { percent, amount: percentRoundedHalfUp(price, percent) }
}
