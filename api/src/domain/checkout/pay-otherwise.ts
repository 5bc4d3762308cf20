import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { flightBookings, idempotencyKeys, orders } from '../../db/schema.ts'
import { consumeRateLimit } from '../limits.ts'
import type { OrderRequest } from './find-key.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'

/**
 * The unpaid order that a request would replace, where it buys the same for the same people and only the way to pay is
 * another: that order is paid so, and keeps its places or its hold.
 * @param payLater whether the request wants to pay later: only an order that is held already stays then
 * @returns null where another order has to take its place
 */
export async function payOtherwise(
  deps: PaymentDeps,
  { userId, key, bodyHash, contentHash, replaces }: OrderRequest,
  payLater: boolean,
): Promise<string | null> {
  if (replaces === undefined) return null
  const { db, clock } = deps
  const itsKey = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.orderId, replaces),
    eq(idempotencyKeys.contentHash, contentHash),
  )
  const [stays] = await db
    .select({ orderId: orders.id })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, idempotencyKeys.orderId))
    .leftJoin(flightBookings, eq(flightBookings.orderId, orders.id))
    .where(
      and(
        itsKey,
        eq(orders.paymentStatus, 'pending'),
        gt(orders.expiresAt, new Date(clock())),
        payLater ? isNotNull(flightBookings.hold) : undefined,
      ),
    )
  if (!stays) return null
  await consumeRateLimit(deps, [{ limit: 'paymentByUser', subject: userId }])
  await db.update(idempotencyKeys).set({ bodyHash }).where(itsKey)
  return stays.orderId
}
