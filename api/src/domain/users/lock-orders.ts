import { asc, eq, inArray } from 'drizzle-orm'
import type { AccountOrder } from '@jatra/contract/account/delete-account'
import { bankAccountOf } from '@jatra/contract/order/bank-details'
import { flightBookings, orders, paymentAttempts, refunds } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readCancellations } from '../refunds/cancellation-rows.ts'

/**
 * Locks an account's orders until the transaction ends, so that no refund of theirs begins meanwhile, and reads what of
 * them decides whether the account can be deleted.
 */
export async function lockOrders(tx: Database, userId: string): Promise<AccountOrder[]> {
  const rows = await tx
    .select({
      id: orders.id,
      bookingReference: orders.bookingReference,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))
    .for('no key update')
  const ids = rows.map(({ id }) => id)
  const attempts = await tx
    .select({ orderId: paymentAttempts.orderId, status: paymentAttempts.status })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
  const owed = await tx
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.requestedAt))
  const bookings = await tx
    .select({
      orderId: flightBookings.orderId,
      status: flightBookings.status,
      change: flightBookings.change,
      deadline: flightBookings.deadline,
    })
    .from(flightBookings)
    .where(inArray(flightBookings.orderId, ids))
  const cancelled = await readCancellations(tx, ids)
  return rows.map(({ id, ...row }) => ({
    ...{ ...row, _id: id },
    payments: attempts.filter(({ orderId }) => orderId === id),
    refunds: owed
      .filter(({ orderId }) => orderId === id)
      .map(({ status, reason, amount, problem, bankEnding }) => ({
        ...{ status, reason, amount },
        bankAccount: bankAccountOf(status, problem, bankEnding),
      })),
    cancellations: cancelled.get(id) ?? [],
    booking: bookings
      .filter(({ orderId }) => orderId === id)
      .map(({ deadline, ...booking }) => ({
        ...booking,
        deadline: deadline?.toISOString() ?? null,
      }))[0],
  }))
}
