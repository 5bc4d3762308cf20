import { and, eq, inArray, ne } from 'drizzle-orm'
import { TICKET_MINUTES } from '@jatra/contract/flight/booking-life'
import { statusesBefore } from '@jatra/contract/payment/payment-status'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import {
  orders,
  paymentAttempts,
  paymentTransactions,
  type OrderRow,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isAmount, wholeBdt } from '../../providers/payments/amounts.ts'
import type { GatewayMoney, GatewayPayment } from '../../providers/payments/gateway.ts'
import { applyBookingEvent } from '../bookings/apply-booking-event.ts'
import { enqueueBookingWork } from '../bookings/booking-deps.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { postPayment, postSale } from '../ledger/post-entry.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { refundPayment } from '../refunds/request-refund.ts'
import { endAttempts, openAttemptsOf } from '../orders/end-unpaid-order.ts'
import { lockOrder } from '../../db/lock-order.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * The effect of a payment. `settled`: the order is paid. `held`: the gateway suspects fraud, the order waits.
 * `refund_due`: the order was closed or paid before, or the amount is another. `unchanged`: known already. `rejected`: not
 * a payment of this attempt, or not in taka.
 */
export type PaymentEffect = 'settled' | 'held' | 'refund_due' | 'unchanged' | 'rejected'

/**
 * Confirms a payment that the gateway has verified, and enqueues the receipt email, in one transaction. Each payment
 * (val_id) counts once, and the order's status moves by compare-and-set, so a repeated or late notice changes nothing.
 * A payment of another amount is stored as it was received, and goes back.
 */
export async function confirmPayment(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  payment: GatewayPayment,
): Promise<PaymentEffect> {
  const { valId, reference, paidFrom = null, status } = payment
  const { orderId, tranId } = attempt
  const amount = payment.currency === 'BDT' ? wholeBdt(payment.amount) : null
  if (status !== 'paid' || !valId || payment.tranId !== tranId || amount === null) {
    deps.log.error('payment_rejected', {
      reason: 'the gateway confirms another payment',
      expected: { tranId, amount: attempt.amount, currency: 'BDT' },
      confirmed: { ...payment, paidFrom: undefined },
    })
    return 'rejected'
  }
  const known = { valId, amount, gatewayReference: reference, paidFrom }
  const transaction = transactionOf(attempt, known, new Date(deps.clock()))
  const effect = await deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const order = await lockOrder(db, orderId)
    if (!isFor(attempt, payment)) return recordRefundDue(tx, attempt, transaction, 'other_amount')
    return payment.risk === 'held'
      ? keepUnderReview(tx, attempt, transaction, order)
      : book(tx, attempt, transaction)
  })
  const fields = { orderId, tranId, valId, amount }
  if (effect === 'settled') deps.log.info('order_paid', fields)
  if (effect === 'held') deps.log.warn('payment_held', fields)
  if (effect === 'refund_due')
    deps.log.warn('payment_refund_due', { ...fields, wanted: attempt.amount })
  return effect
}

/**
 * Confirms a suspected payment that staff have cleared.
 * @param deps with the transaction that has locked its order
 */
export async function confirmCleared(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  held: PaymentTransactionRow,
): Promise<PaymentEffect> {
  return book(deps, attempt, transactionOf(attempt, held, new Date(deps.clock())))
}

/** Amount and currency must be the attempt's: of what was paid, and of what was asked for. */
export function isFor(
  attempt: Pick<PaymentAttemptRow, 'amount'>,
  said: GatewayMoney & Pick<GatewayPayment, 'openedFor'>,
): boolean {
  const isPrice = ({ amount, currency }: GatewayMoney) =>
    currency === 'BDT' && isAmount(amount, attempt.amount)
  return isPrice(said) && (!said.openedFor || isPrice(said.openedFor))
}

async function book(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  transaction: Transaction,
): Promise<PaymentEffect> {
  const tx = deps.db
  const now = transaction.receivedAt
  if (await goesBack(tx, transaction.valId)) return 'unchanged'
  const [moved] = await tx
    .update(orders)
    .set({ paymentStatus: 'success', paymentType: attempt.paymentType, settledAt: now })
    .where(
      and(eq(orders.id, attempt.orderId), inArray(orders.paymentStatus, statusesBefore('success'))),
    )
    .returning()
  if (!moved) return recordRefundDue(deps, attempt, transaction)
  await tx
    .update(paymentAttempts)
    .set({ status: 'success', settledAt: now })
    .where(eq(paymentAttempts.tranId, attempt.tranId))
  await tx
    .insert(paymentTransactions)
    .values({ ...transaction, outcome: 'settled' })
    .onConflictDoUpdate({ target: paymentTransactions.valId, set: { outcome: 'settled' } })
  await postPayment(deps, attempt, transaction)
  const { orderId } = attempt
  // The order needs one payment: what a gateway holds for it is refunded, and no other attempt is completed any more.
  await endAttempts(deps, await openAttemptsOf(tx, orderId), 'expired')
  const payload = { userId: moved.userId, orderId }
  await enqueueEmail(deps, {
    kind: 'payment_confirmed',
    of: orderId,
    to: moved.contactEmail,
    payload,
  })
  const deadline = new Date(now.getTime() + TICKET_MINUTES * MINUTE_MS)
  const booking = await applyBookingEvent(deps, orderId, { type: 'paid' }, { deadline })
  if (booking) await enqueueBookingWork(deps, orderId)
  // Holidays and visas are delivered with the payment, a flight with its tickets.
  else await postSale(deps, moved)
  return 'settled'
}

/** Whether the payment is being refunded already. */
async function goesBack(tx: Database, valId: string): Promise<boolean> {
  const [known] = await tx
    .select({ outcome: paymentTransactions.outcome })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
  return known?.outcome === 'refund_due'
}

async function keepUnderReview(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  transaction: Transaction,
  order: Pick<OrderRow, 'paymentStatus'> | null,
): Promise<PaymentEffect> {
  const tx = deps.db
  if (order?.paymentStatus !== 'pending') return recordRefundDue(deps, attempt, transaction)
  const held = await tx
    .insert(paymentTransactions)
    .values({ ...transaction, outcome: 'held' })
    .onConflictDoNothing()
    .returning({ valId: paymentTransactions.valId })
  if (held.length === 0) return 'unchanged'
  await postPayment(deps, attempt, transaction)
  return 'held'
}

/**
 * Stores a payment that pays no order, and requests its refund, once.
 * @param why absent: its order is not pending
 */
async function recordRefundDue(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  transaction: Transaction,
  why?: 'other_amount',
): Promise<PaymentEffect> {
  const tx = deps.db
  const owed = await tx
    .insert(paymentTransactions)
    .values({ ...transaction, outcome: 'refund_due' })
    .onConflictDoNothing()
    .returning({ valId: paymentTransactions.valId })
  if (owed.length === 0) return 'unchanged'
  await postPayment(deps, attempt, transaction)
  // A second payment for a paid order does not change the first one's attempt; its transaction says that it is to be
  // refunded.
  await tx
    .update(paymentAttempts)
    .set({ status: 'refund_due', settledAt: transaction.receivedAt })
    .where(and(eq(paymentAttempts.tranId, attempt.tranId), ne(paymentAttempts.status, 'success')))
  const [order] = await tx
    .select({ paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, attempt.orderId))
  const ended = order?.paymentStatus === 'success' ? 'double_payment' : 'late_payment'
  await refundPayment(deps, attempt, transaction, why ?? ended)
  return 'refund_due'
}

type Transaction = ReturnType<typeof transactionOf>

function transactionOf(
  { tranId }: PaymentAttemptRow,
  {
    valId,
    amount,
    gatewayReference,
    paidFrom,
  }: Pick<PaymentTransactionRow, 'valId' | 'amount' | 'gatewayReference' | 'paidFrom'>,
  receivedAt: Date,
) {
  return { valId, tranId, amount, gatewayReference, paidFrom, receivedAt }
}
