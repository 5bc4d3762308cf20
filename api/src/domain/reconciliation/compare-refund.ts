import { and, eq } from 'drizzle-orm'
import { ledgerPostings, type RefundRow } from '../../db/schema.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { findRefundable, otherReferences } from '../refunds/refunded-payment.ts'
import { noteMismatch, resolveMismatches } from './mismatches.ts'

/**
 * Compares a refund with the gateway's answer about it.
 * @throws GatewayError
 */
export async function compareRefund(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  const payment = await findRefundable(deps.db, refund)
  if (!payment) return
  const byHand = await isPaidByHand(deps, refund)
  const outcome = await deps.gateways.named(payment.gateway).findRefund({
    refundId: refund.gatewayId,
    payment,
    amount: refund.amount,
    // The reference of a manual refund is not the gateway's.
    reference: byHand ? null : refund.gatewayReference,
    others: await otherReferences(deps.db, refund),
  })
  const isBack = outcome?.kind === 'done'
  const shouldBe = refund.status === 'confirmed' && !byHand
  const differs = isBack !== shouldBe
  const { id: subject, orderId, status, amount } = refund
  if (differs) {
    await noteMismatch(deps, {
      kind: 'refund_differs',
      gateway: payment.gateway,
      orderId,
      subject,
      here: `${byHand ? 'paid by hand' : status} BDT ${String(amount)}`,
      there: outcome?.kind ?? 'unknown',
    })
  }
  await resolveMismatches(deps, subject, differs ? 'refund_differs' : null)
}

/** The books know which account paid it. */
async function isPaidByHand({ db }: PaymentDeps, { id }: RefundRow): Promise<boolean> {
  const { entry, account } = ledgerPostings
  const found = await db.$count(
    ledgerPostings,
    and(eq(entry, `refund_paid:${id}`), eq(account, 'bank')),
  )
  return found > 0
}
