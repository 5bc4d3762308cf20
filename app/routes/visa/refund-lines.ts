import type { VisaRefund } from '@jatra/contract/visa/visa-cancellation'
import { percentRoundedHalfUp } from '@jatra/contract/values/money'
import type { RefundLine } from '~/checkout/refund-rule.tsx'
import { formatBdt } from '~/messages/format.ts'
import { visas } from '~/messages/visas.ts'

const copy = visas.refund

/** The refund rule of a visa. */
export function refundLines(rule: VisaRefund, price: number | null = null): RefundLine[] {
  return [
    [copy.before, rule.beforeEmbassy] as const,
    [copy.afterwards, rule.afterwards] as const,
  ].map(([when, percent]) => ({
    when,
    percent,
    amount:
      price === null || percent === 0 ? undefined : formatBdt(percentRoundedHalfUp(price, percent)),
  }))
}
