import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  assertDecidedSo,
  type DecidedPayment,
  type HeldPaymentDecision,
} from '@jatra/contract/payment/held-payment'
import { orderUnknown } from '@jatra/contract/whole-order/staff-refund-acts'
import { auditLog, orders, paymentAttempts, paymentTransactions } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { closeAttempt } from './close-attempt.ts'
import { confirmCleared } from './confirm-payment.ts'
import { lockOrder } from '../../db/lock-order.ts'

const actions = { release: 'payment.released', refuse: 'payment.refused' } as const

/**
 * Releases or refunds a suspected payment for a member of staff. Its order is locked, so that of this decision, the
 * gateway's own and the order's expiry the first counts. Repeating a decision changes nothing.
 * @throws DomainError not_found, forbidden for a booking of their own, outdated when nothing is held by now
 */
export function decideHeldPayment(
  deps: EventDeps,
  orderId: string,
  decision: HeldPaymentDecision,
  staffId: string,
): Promise<DecidedPayment> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const order = await lockOrder(db, orderId)
    if (!order) throw orderUnknown()
    assertNotOwnBooking(order, staffId)
    const held = await findHeld(db, orderId)
    const [first] = held
    if (!first) {
      assertDecidedSo(decision, staffId, await lastDecisionOf(db, orderId))
    } else {
      const { amount, valId } = first.payment
      await recordAudit(tx, {
        staffId,
        action: actions[decision],
        subject: orderId,
        details: { amount, valId },
      })
      if (decision === 'release') {
        await confirmCleared(tx, first.attempt, first.payment)
      } else {
        for (const { attempt } of held) await closeAttempt(tx, attempt, 'failed')
      }
      deps.log.warn('payment_decided', { orderId, valId, amount, decision, staffId })
    }
    const [decided] = await db
      .select({
        orderId: orders.id,
        bookingReference: orders.bookingReference,
        paymentStatus: orders.paymentStatus,
      })
      .from(orders)
      .where(eq(orders.id, orderId))
    if (!decided) throw orderUnknown()
    return decided
  })
}

/** The held payments of an order, the oldest first. */
const findHeld = (db: Database, orderId: string) =>
  db
    .select({ attempt: paymentAttempts, payment: paymentTransactions })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentTransactions.outcome, 'held')))
    .orderBy(asc(paymentTransactions.receivedAt))

async function lastDecisionOf(db: Database, orderId: string) {
  const [last] = await db
    .select({ action: auditLog.action, by: auditLog.staffId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, orderId), inArray(auditLog.action, Object.values(actions))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (!last?.by) return null
  const decision = last.action === actions.release ? ('release' as const) : ('refuse' as const)
  return { decision, by: last.by }
}
