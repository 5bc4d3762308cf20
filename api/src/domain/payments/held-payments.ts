import { and, asc, eq } from 'drizzle-orm'
import { orders, paymentAttempts, paymentTransactions } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../bookings/booking-deps.ts'
import { closeUnpaidOrder } from './close-unpaid-order.ts'
import { confirmCleared } from './confirm-payment.ts'

/** Payments that their gateway suspects of fraud (risk level 1) and whose order waits, the oldest first. */
export function listHeldPayments(db: Database) {
  return db
    .select({
      bookingReference: orders.bookingReference,
      amount: paymentTransactions.amount,
      gateway: paymentAttempts.gateway,
      valId: paymentTransactions.valId,
      gatewayReference: paymentTransactions.gatewayReference,
      receivedAt: paymentTransactions.receivedAt,
      /** When it goes back by itself. */
      expiresAt: orders.expiresAt,
    })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentTransactions.outcome, 'held'))
    .orderBy(asc(paymentTransactions.receivedAt))
}

/**
 * Lets a payment that its gateway suspects pay its order, or gives it back, for a member of staff. Its order is locked, so
 * of this, the gateway's own word and the end of the order's time the first holds.
 * @param reference as it is stored, `K7M2-9QXD`
 */
export function decideHeldPayment(
  deps: EventDeps,
  reference: string,
  decision: 'release' | 'refuse',
  staffId: string,
): Promise<'released' | 'refused' | 'unknown' | 'none_held'> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.bookingReference, reference))
      .for('update')
    if (!order) return 'unknown'
    const held = await db
      .select({ attempt: paymentAttempts, payment: paymentTransactions })
      .from(paymentTransactions)
      .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
      .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentTransactions.outcome, 'held')))
      .orderBy(asc(paymentTransactions.receivedAt))
    const [first] = held
    if (!first) return 'none_held'
    const done = decision === 'release' ? 'released' : 'refused'
    const { amount, valId } = first.payment
    await recordAudit(tx, {
      ...{ staffId, action: `payment.${done}`, subject: order.id },
      details: { amount, valId },
    })
    if (decision === 'release') {
      await confirmCleared(tx, first.attempt, first.payment)
    } else {
      for (const { attempt } of held) await closeUnpaidOrder(tx, attempt, 'failed')
    }
    deps.log.warn('payment_decided', { orderId: order.id, valId, amount, decision, staffId })
    return done
  })
}
