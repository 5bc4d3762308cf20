import { formatDate, formatTime, todayInDhaka } from '@jatra/contract/values/dates'
import { eq } from 'drizzle-orm'
import {
  paymentTransactions,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
} from '../../db/schema.ts'
import type { GatewayMoney, GatewayPayment } from '../../providers/payments/gateway.ts'
import { confirmPayment, isFor } from '../payments/confirm-payment.ts'
import { keyOf } from '../orders/find-attempt.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { noteMismatch, resolveMismatches, type Difference } from './mismatches.ts'

/**
 * Compares an attempt's payments with the gateway's. An unknown payment is confirmed as if its notice had come now, also
 * a second one beside a known.
 * @throws GatewayError
 */
export async function comparePayments(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
): Promise<void> {
  const gateway = deps.gateways.named(attempt.gateway)
  const known = await deps.db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.tranId, attempt.tranId))
  const { orderId, tranId } = attempt
  const of = { gateway: attempt.gateway, orderId }
  const there = await gateway.find(keyOf(attempt))
  for (const paid of known) {
    const subject = `${tranId} ${paid.valId}`
    const listed = there.find(({ valId }) => valId === paid.valId)
    const found = listed ?? (await gateway.find(keyOf(attempt, paid.valId)))[0] ?? null
    const difference = differenceOf(paid, found)
    if (difference) await noteMismatch(deps, { ...of, subject, ...difference })
    await resolveMismatches(deps, subject, difference?.kind ?? null)
  }
  for (const found of there) {
    if (found.status !== 'paid' || known.some(({ valId }) => valId === found.valId)) continue
    const effect = await confirmPayment(deps, attempt, found)
    const rejected = effect === 'rejected'
    const subject = `${tranId} ${found.valId ?? ''}`
    const kind = rejected ? 'amount_differs' : 'paid_there'
    const here = rejected ? `wants BDT ${String(attempt.amount)}` : 'unpaid'
    await noteMismatch(deps, { ...of, subject, kind, here, there: describe(found) })
    // It counts as paid here too, and staff see that it had not been.
    if (!rejected) await resolveMismatches(deps, subject, null)
  }
}

function differenceOf(
  paid: PaymentTransactionRow,
  found: GatewayPayment | null,
): Difference | null {
  const here = `paid BDT ${String(paid.amount)}`
  const there = describe(found)
  if (found?.status !== 'paid') return { kind: 'paid_here', here, there }
  const same = found.tranId === paid.tranId && isFor(paid, found)
  return same ? null : { kind: 'amount_differs', here, there }
}

function describe(found: GatewayPayment | null): string {
  if (!found) return 'unknown'
  const { status, openedFor, paidAt } = found
  const paid = inWords(found)
  const asked = openedFor ? inWords(openedFor) : paid
  const money = asked === paid ? paid : `${paid} for ${asked}`
  return paidAt === null ? `${status} ${money}` : `${status} ${money} on ${timeOf(paidAt)}`
}

const timeOf = (at: number) =>
  `${formatDate(todayInDhaka(at))}, ${formatTime(new Date(at).toISOString())}`

const inWords = ({ currency, amount }: GatewayMoney) => `${currency} ${amount}`
