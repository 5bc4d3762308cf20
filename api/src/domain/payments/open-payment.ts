import { and, desc, eq } from 'drizzle-orm'
import { DomainError } from '@jatra/contract/http/problem'
import { bookingUnknown, seatsNotHeldYet, timeToPayOver } from '@jatra/contract/order/order-errors'
import type { PaymentType } from '@jatra/contract/payment/payment'
import {
  flightBookings,
  orders,
  paymentAttempts,
  paymentTransactions,
  type OrderRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { consumeRateLimit } from '../limits.ts'
import { lockOrder } from './lock-order.ts'
import { openGatewayPage } from './open-gateway-page.ts'
import { assertTaken } from './assert-taken.ts'
import { newAttempt } from './payment-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * The gateway's page for an unpaid order. A held flight has an open attempt for each payment option that was chosen;
 * any other order has the one it was placed with.
 * @throws DomainError not_found, session_expired, invalid_input, request_in_progress, rate_limited,
 * provider_unavailable
 */
export async function openPayment(
  deps: PaymentDeps,
  input: { userId: string; orderId: string; paymentType: PaymentType; clientIp: string },
): Promise<{ url: string }> {
  const { userId, orderId, clientIp } = input
  await consumeRateLimit(deps, [{ limit: 'paymentByUser', subject: userId }])
  const tranId = await deps.db.transaction(async (db) => {
    const order = await lockPayable({ ...deps, db }, input)
    if (await isHeld(db, orderId)) return openAttempt({ ...deps, db }, order, input.paymentType)
    return undefined
  })
  return { url: await openGatewayPage(deps, { orderId, tranId, clientIp }) }
}

async function lockPayable(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<OrderRow> {
  const order = await lockOrder(db, orderId, userId)
  if (!order) throw bookingUnknown()
  if (order.paymentStatus !== 'pending' || order.expiresAt.getTime() <= clock()) {
    throw timeToPayOver()
  }
  const [checked] = await db
    .select({ tranId: paymentTransactions.tranId })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentTransactions.outcome, 'held')))
    .limit(1)
  if (checked) {
    throw new DomainError('request_in_progress', 'paymentBeingChecked', { retryAfter: 60 })
  }
  return order
}

/** @throws DomainError request_in_progress while the airline is asked to hold its seats */
async function isHeld(db: Database, orderId: string): Promise<boolean> {
  const [booking] = await db
    .select({ status: flightBookings.status, hold: flightBookings.hold })
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  if (!booking?.hold) return false
  if (booking.status === 'held') return true
  throw seatsNotHeldYet()
}

/** The open attempt by a payment option, or a new one. @returns its tranId */
async function openAttempt(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'newId' | 'gateways'>,
  { id: orderId, price: amount }: OrderRow,
  paymentType: PaymentType,
): Promise<string> {
  const { db } = deps
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt))
  const open = attempts.find((one) => one.status === 'pending' && one.paymentType === paymentType)
  if (open) return open.tranId
  const [latest] = attempts
  assertTaken(deps.gateways, paymentType, amount)
  const attempt = newAttempt(deps, { orderId, paymentType, amount })
  // The latest attempt is the one that is paid: two never have the same time.
  const after = (latest?.createdAt.getTime() ?? 0) + 1
  const createdAt = new Date(Math.max(attempt.createdAt.getTime(), after))
  await db.insert(paymentAttempts).values({ ...attempt, createdAt })
  await db.update(orders).set({ paymentType }).where(eq(orders.id, orderId))
  return attempt.tranId
}
