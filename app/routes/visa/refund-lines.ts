import { visaRefundAt, type VisaRefund } from '@jatra/contract/visa/visa-cancellation'
import type { RefundLine } from '~/checkout/refund-rule.tsx'
import { formatBdt } from '~/messages/format.ts'
import { visas } from '~/messages/visas.ts'

const copy = visas.refund

/** The refund rule of a visa, with its amounts where the price is known, integer BDT. */
export function refundLines(rule: VisaRefund, price: number | null = null): RefundLine[] {
  return [false, true].map((isHandedOver) => {
    const { percent, amount } = visaRefundAt(rule, price ?? 0, isHandedOver)
    return {
      when: isHandedOver ? copy.afterwards : copy.before,
      percent,
      amount: amount === 0 ? undefined : formatBdt(amount),
    }
  })
}
