import { and, asc, inArray } from 'drizzle-orm'
import type { Order } from '@jatra/contract/whole-order/order'
import type { StoredQuote } from '@jatra/contract/order/quote'
import type { PaymentAttempt } from '@jatra/contract/payment/payment'
import {
  paymentAttempts,
  paymentTransactions,
  refunds,
  type OrderRow,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
} from '../../db/schema.ts'
import { readCancellations } from '../refunds/cancellation-rows.ts'
import type { Database } from '../../db/types.ts'
import { isOwed, toRefund } from '../refunds/refund-rows.ts'
import { isPageOver } from './find-attempt.ts'

/** The fields that orders of every kind have (`orderShape` of the contract). */
type CommonOrder = Omit<Order, 'serviceType' | 'productData' | 'travelersData' | 'quote'> & {
  quote: StoredQuote
}

/**
 * What orders have in common with their payments, in the order given; four queries however many there are.
 * @param now epoch milliseconds
 */
export async function readPayments(
  db: Database,
  rows: OrderRow[],
  now: number,
): Promise<CommonOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
    .orderBy(asc(paymentAttempts.createdAt))
  const tranIds = attempts.map(({ tranId }) => tranId)
  const transactions = await db
    .select()
    .from(paymentTransactions)
    .where(inArray(paymentTransactions.tranId, tranIds))
    .orderBy(asc(paymentTransactions.receivedAt))
  const owed = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), isOwed()))
    .orderBy(asc(refunds.requestedAt))
  const cancelled = await readCancellations(db, ids)
  return rows.map((row) => {
    const own = attempts.filter(({ orderId }) => orderId === row.id)
    return {
      _id: row.id,
      bookingReference: row.bookingReference,
      price: row.price,
      quote: row.quote,
      travelers: row.travelerCount,
      paymentStatus: row.paymentStatus,
      paymentType: row.paymentType,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      payments: own.flatMap((attempt) => toPayments(attempt, transactions)),
      refunds: owed
        .filter(({ orderId }) => orderId === row.id)
        .map((refund) => toRefund(refund, transactions)),
      cancellations: cancelled.get(row.id) ?? [],
      payUrl: payUrlOf(row, own, transactions, now),
    }
  })
}

/**
 * The latest page that can be paid on. Null once the order's time is up, even before the sweep, because that payment
 * would be refunded; and null while the gateway holds a payment, because the order would be paid twice.
 */
function payUrlOf(
  row: OrderRow,
  attempts: PaymentAttemptRow[],
  transactions: PaymentTransactionRow[],
  now: number,
): string | null {
  if (row.paymentStatus !== 'pending' || row.expiresAt.getTime() <= now) return null
  const own = new Set(attempts.map(({ tranId }) => tranId))
  if (transactions.some((one) => own.has(one.tranId) && one.outcome === 'held')) return null
  const open = attempts.filter((one) => one.status === 'pending' && !isPageOver(one, now))
  return open.at(-1)?.gatewayUrl ?? null
}

/** The attempt, followed by its further payments, which are refunded. */
function toPayments(
  attempt: PaymentAttemptRow,
  transactions: PaymentTransactionRow[],
): PaymentAttempt[] {
  const { tranId, paymentType, amount, status } = attempt
  const owed = transactions.filter((one) => one.tranId === tranId && one.outcome === 'refund_due')
  const further = status === 'refund_due' ? owed.slice(1) : owed
  const settled = transactions.find((one) => one.tranId === tranId && one.outcome === 'settled')
  return [
    {
      tranId,
      paymentType,
      // What was received goes back, whatever was asked for.
      amount: (status === 'refund_due' ? owed[0]?.amount : undefined) ?? amount,
      status,
      createdAt: attempt.createdAt.toISOString(),
      settledAt: attempt.settledAt?.toISOString() ?? null,
      ...(settled?.paidFrom && { paidFrom: settled.paidFrom }),
    },
    ...further.map((transaction) => ({
      tranId,
      paymentType,
      amount: transaction.amount,
      status: 'refund_due' as const,
      createdAt: transaction.receivedAt.toISOString(),
      settledAt: transaction.receivedAt.toISOString(),
    })),
  ]
}
