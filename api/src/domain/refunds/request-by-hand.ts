import { and, eq } from 'drizzle-orm'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { refundDueBy, type ByHandReason } from '@jatra/contract/order/refund'
import {
  amountToRefund,
  keyOfOtherRefund,
  nothingPaid,
  orderUnknown,
} from '@jatra/contract/whole-order/staff-refund-acts'
import { paymentAttempts, paymentTransactions, refunds, type RefundRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { promisedRefund } from './move-cancellation.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { gatewayIdOf, type RefundDeps } from './refund-deps.ts'
import { leftOfPayment } from './left-of-payment.ts'

interface HandRequest {
  orderId: string
  /** Integer BDT, or all that is left. */
  amount: number | 'whole'
  reason: ByHandReason
  note: string
  staffId: string
  /** The same request sent again makes no second refund. */
  key: string
}

/**
 * Asks for a refund of an order's payment, for a member of staff. Another one has to approve it, whatever the amount.
 * Until then the traveller is owed nothing by it: it is not in the books, and they see and hear nothing of it.
 * @returns the refund's id
 * @throws DomainError not_found, not_paid, forbidden for a booking of their own, outdated when nothing is left,
 * invalid_input for more than is left, or idempotency_mismatch for a key of another request
 */
export async function requestByHand(deps: RefundDeps, request: HandRequest): Promise<string> {
  return deps.db.transaction(async (db) => {
    const { orderId, reason, note, staffId, key } = request
    const paid = await findPaid(db, orderId, staffId)
    const { leftToAskFor } = await leftOfPayment(db, paid.valId)
    const made = await findMade(db, request)
    if (made) return made.id
    const promised = await promisedRefund(db, orderId)
    const amount = amountToRefund(request.amount, leftToAskFor, promised)
    const now = deps.clock()
    const requestedAt = new Date(now)
    const id = deps.newId()
    const [refund] = await db
      .insert(refunds)
      .values({
        id,
        orderId,
        ...paid,
        status: 'requested',
        reason,
        amount,
        requestedBy: staffId,
        note,
        requestKey: key,
        gatewayId: gatewayIdOf({ id, attempts: 0 }),
        asked: false,
        attempts: 0,
        requestedAt,
        dueBy: refundDueBy(now, reason),
      })
      // A concurrent request used the key for another order.
      .onConflictDoNothing()
      .returning()
    if (!refund) throw keyOfOtherRefund()
    await recordAudit(
      { ...deps, db },
      { staffId, action: 'refund.requested', subject: id, details: { amount, reason } },
    )
    deps.log.warn('refund_awaits_approval', { refundId: id, amount })
    return id
  })
}

async function findPaid(
  db: Database,
  orderId: string,
  staffId: string,
): Promise<Pick<RefundRow, 'channel'> & { valId: string }> {
  const order = await lockOrder(db, orderId)
  if (!order) throw orderUnknown()
  assertNotOwnBooking(order, staffId)
  const [paid] = await db
    .select({ valId: paymentTransactions.valId, channel: paymentAttempts.paymentType })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentTransactions.outcome, 'settled')))
  if (!paid) throw nothingPaid()
  return paid
}

async function findMade(
  db: Database,
  { orderId, amount, reason, note, staffId, key }: HandRequest,
): Promise<RefundRow | null> {
  const [made] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.requestedBy, staffId), eq(refunds.requestKey, key)))
  if (!made) return null
  const same = made.orderId === orderId && made.reason === reason && made.note === note
  if (!same || (amount !== 'whole' && amount !== made.amount)) throw keyOfOtherRefund()
  return made
}
