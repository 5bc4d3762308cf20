import { and, eq, inArray, ne } from 'drizzle-orm'
import { TICKET_MINUTES } from '@jatra/contract/flight/booking-life'
import { statusesBefore } from '@jatra/contract/order/order-status'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import {
  orders,
  paymentAttempts,
  paymentTransactions,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { isAmount } from '../../providers/payments/amounts.ts'
import type { GatewayMoney, GatewayPayment } from '../../providers/payments/gateway.ts'
import { applyBookingEvent } from '../bookings/apply-booking-event.ts'
import { enqueueBookingWork, type EventDeps } from '../bookings/booking-deps.ts'
import { postPayment, postSale } from '../ledger/post-entry.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { refundPayment } from '../refunds/request-refund.ts'
import { attemptsHeldFor, endAttempts } from './end-unpaid-order.ts'
import { lockOrder } from './lock-order.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * The effect of a payment. `settled`: the order is paid. `held`: the gateway suspects fraud, the order waits.
 * `refund_due`: the order was closed before. `unchanged`: known already. `rejected`: not a payment of this attempt.
 */
export type PaymentEffect = 'settled' | 'held' | 'refund_due' | 'unchanged' | 'rejected'

/**
 * Confirms a payment that the gateway has verified, and enqueues the receipt email, in one transaction. Each payment
 * (val_id) counts once, and the order's status moves by compare-and-set, so a repeated or late notice changes nothing.
 */
export async function confirmPayment(
  deps: PaymentDeps,
  attempt: PaymentAttemptRow,
  payment: GatewayPayment,
): Promise<PaymentEffect> {
  const { valId } = payment
  if (payment.status !== 'paid' || !valId || !isFor(attempt, payment)) {
    deps.log.error('payment_rejected', {
      reason: 'the gateway confirms another payment',
      expected: { tranId: attempt.tranId, amount: attempt.amount, currency: 'BDT' },
      confirmed: { ...payment, paidFrom: undefined },
    })
    return 'rejected'
  }
  const { reference, paidFrom = null } = payment
  const known = { valId, gatewayReference: reference, paidFrom }
  const transaction = transactionOf(attempt, known, new Date(deps.clock()))
  const effect = await deps.db.transaction((db) =>
    payment.risk === 'held'
      ? hold({ ...deps, db }, attempt, transaction)
      : book({ ...deps, db }, attempt, transaction),
  )
  const fields = { orderId: attempt.orderId, tranId: attempt.tranId, valId, amount: attempt.amount }
  if (effect === 'settled') deps.log.info('order_paid', fields)
  if (effect === 'held') deps.log.warn('payment_held', fields)
  if (effect === 'refund_due') deps.log.warn('payment_refund_due', fields)
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

/** The gateway's tran_id, amount and currency must be the attempt's: of what was paid, and of what was asked for. */
export function isFor(
  attempt: PaymentAttemptRow,
  said: GatewayMoney & Pick<GatewayPayment, 'tranId' | 'openedFor'>,
): boolean {
  const isPrice = ({ amount, currency }: GatewayMoney) =>
    currency === 'BDT' && isAmount(amount, attempt.amount)
  return (
    said.tranId === attempt.tranId && isPrice(said) && (!said.openedFor || isPrice(said.openedFor))
  )
}

async function book(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  transaction: Transaction,
): Promise<PaymentEffect> {
  const tx = deps.db
  const now = transaction.receivedAt
  if (await goesBack(tx, attempt.orderId, transaction.valId)) return 'unchanged'
  const [moved] = await tx
    .update(orders)
    .set({ paymentStatus: 'success', settledAt: now })
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
  await postPayment(deps, attempt, transaction.valId)
  const { orderId } = attempt
  // The order needs one payment: others that a gateway still holds for it are refunded.
  await endAttempts(deps, await attemptsHeldFor(tx, orderId), 'cancelled')
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

/** Whether the payment is being refunded already. Locks the order, under which attempts are closed. */
async function goesBack(tx: Database, orderId: string, valId: string): Promise<boolean> {
  await lockOrder(tx, orderId)
  const [known] = await tx
    .select({ outcome: paymentTransactions.outcome })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.valId, valId))
  return known?.outcome === 'refund_due'
}

async function hold(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  transaction: Transaction,
): Promise<PaymentEffect> {
  const tx = deps.db
  // Locked, so that the order cannot expire before the transaction is stored.
  const order = await lockOrder(tx, attempt.orderId)
  if (order?.paymentStatus !== 'pending') return recordRefundDue(deps, attempt, transaction)
  const held = await tx
    .insert(paymentTransactions)
    .values({ ...transaction, outcome: 'held' })
    .onConflictDoNothing()
    .returning({ valId: paymentTransactions.valId })
  if (held.length === 0) return 'unchanged'
  await postPayment(deps, attempt, transaction.valId)
  return 'held'
}

/** The order is not pending: the payment is refunded, unless it is the one that confirmed it. */
async function recordRefundDue(
  deps: EventDeps,
  attempt: PaymentAttemptRow,
  transaction: Transaction,
): Promise<PaymentEffect> {
  const tx = deps.db
  const owed = await tx
    .insert(paymentTransactions)
    .values({ ...transaction, outcome: 'refund_due' })
    .onConflictDoNothing()
    .returning({ valId: paymentTransactions.valId })
  if (owed.length === 0) return 'unchanged'
  await postPayment(deps, attempt, transaction.valId)
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
  const reason = order?.paymentStatus === 'success' ? 'double_payment' : 'late_payment'
  await refundPayment(deps, attempt, transaction.valId, reason)
  return 'refund_due'
}

type Transaction = ReturnType<typeof transactionOf>

function transactionOf(
  { tranId, amount }: PaymentAttemptRow,
  {
    valId,
    gatewayReference,
    paidFrom,
  }: Pick<PaymentTransactionRow, 'valId' | 'gatewayReference' | 'paidFrom'>,
  receivedAt: Date,
) {
  return { valId, tranId, amount, gatewayReference, paidFrom, receivedAt }
}
