import { and, asc, eq, sql } from 'drizzle-orm'
import { readBookingReference } from '@jatra/contract/order/booking-reference'
import {
  noHeldPayments,
  type HeldPayment,
  type HeldPaymentCounts,
} from '@jatra/contract/payment/held-payment'
import type { HeldPaymentFilter } from '@jatra/contract/payment/held-payment-endpoints'
import {
  orders,
  paymentAttempts,
  paymentTransactions,
  type OrderRow,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readCursor, writeCursor } from '../keyset-cursor.ts'

interface HeldPaymentPage {
  payments: HeldPayment[]
  counts: HeldPaymentCounts
  /** The cursor of the next page; null on the last. */
  next: string | null
}

/**
 * Payments that their gateway suspects of fraud and whose order waits, by keyset, the oldest first, since that one is
 * refunded first; and the number of matches of each gateway.
 * @throws DomainError invalid_input for a cursor that we did not give
 */
export async function listHeldPayments(
  db: Database,
  { gateway, q, limit, cursor }: HeldPaymentFilter,
): Promise<HeldPaymentPage> {
  const { receivedAt, valId } = paymentTransactions
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const looked = and(
    eq(paymentTransactions.outcome, 'held'),
    // A text that cannot be a reference matches no booking.
    q ? eq(orders.bookingReference, readBookingReference(q) ?? '') : undefined,
  )
  const found = await db
    .select({ payment: paymentTransactions, attempt: paymentAttempts, order: orders })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        looked,
        gateway && eq(paymentAttempts.gateway, gateway),
        after && sql`(${receivedAt}, ${valId}) > (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(receivedAt), asc(valId))
    .limit(limit + 1)
  const counted = await db
    .select({ gateway: paymentAttempts.gateway, count: sql<number>`count(*)::int` })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(looked)
    .groupBy(paymentAttempts.gateway)
  const counts = noHeldPayments()
  for (const one of counted) counts[one.gateway] = one.count
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1)?.payment : undefined
  return {
    payments: rows.map(toHeldPayment),
    counts,
    next: last ? writeCursor({ createdAt: last.receivedAt, id: last.valId }) : null,
  }
}

function toHeldPayment({
  payment: { valId: id, tranId, gatewayReference, amount, receivedAt },
  attempt: { gateway },
  order: { id: orderId, bookingReference, serviceType, expiresAt },
}: {
  payment: PaymentTransactionRow
  attempt: PaymentAttemptRow
  order: OrderRow
}): HeldPayment {
  return {
    orderId,
    bookingReference,
    serviceType,
    amount,
    gateway,
    id,
    tranId,
    gatewayReference,
    receivedAt: receivedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
