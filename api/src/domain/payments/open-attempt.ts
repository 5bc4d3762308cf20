import { and, desc, eq, lte } from 'drizzle-orm'
import { paymentBeingChecked, seatsNotHeldYet } from '@jatra/contract/order/order-errors'
import type { PaymentType } from '@jatra/contract/payment/payment'
import {
  flightBookings,
  orders,
  paymentAttempts,
  paymentTransactions,
  type OrderRow,
  type PaymentAttemptRow,
} from '../../db/schema.ts'
import { assertPayable, assertTaken } from './assert-payable.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { isPageOver } from '../orders/find-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { workOnPayment } from './work-on-payment.ts'
import { createHash } from 'node:crypto'

/**
 * The attempt by which an order can be paid with this option now: the open one, or a new one where there is none whose
 * page can be paid on.
 * @returns its tranId; null when the order is paid or closed, or its time is up
 * @throws DomainError request_in_progress, invalid_input, session_expired, passengers_refused
 */
export async function openAttempt(
  deps: PaymentDeps,
  orderId: string,
  paymentType: PaymentType,
): Promise<string | null> {
  await closeOldPages(deps, orderId)
  return deps.db.transaction(async (db) => {
    const order = await lockPayable({ ...deps, db }, orderId)
    if (order) await assertPayable({ ...deps, db }, orderId)
    return order && findOrMake({ ...deps, db }, order, paymentType)
  })
}

/** The status of each is fetched first: it may have been paid, without a notice or a return to us. */
async function closeOldPages(deps: PaymentDeps, orderId: string): Promise<void> {
  const old = await deps.db
    .select({ tranId: paymentAttempts.tranId })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.status, 'pending'),
        lte(paymentAttempts.pageUntil, new Date(deps.clock())),
      ),
    )
  for (const attempt of old) await workOnPayment(deps, attempt)
}

async function lockPayable(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  orderId: string,
): Promise<OrderRow | null> {
  const order = await lockOrder(db, orderId)
  if (order?.paymentStatus !== 'pending' || order.expiresAt.getTime() <= clock()) return null
  const [booking] = await db
    .select({ status: flightBookings.status, hold: flightBookings.hold })
    .from(flightBookings)
    .where(eq(flightBookings.orderId, orderId))
  if (booking?.hold && booking.status !== 'held') throw seatsNotHeldYet()
  const [checked] = await db
    .select({ tranId: paymentTransactions.tranId })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentTransactions.outcome, 'held')))
    .limit(1)
  if (checked) throw paymentBeingChecked()
  return order
}

async function findOrMake(
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
  const open = attempts.find(
    (one) =>
      one.status === 'pending' && one.paymentType === paymentType && !isPageOver(one, deps.clock()),
  )
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

/** A new payment attempt. The gateway knows it by its `tranId`. */
export function newAttempt(
  { clock, newId, gateways }: Pick<PaymentDeps, 'clock' | 'newId' | 'gateways'>,
  { orderId, paymentType, amount }: Pick<PaymentAttemptRow, 'orderId' | 'paymentType' | 'amount'>,
): typeof paymentAttempts.$inferInsert {
  return {
    tranId: tranIdOf(newId()),
    orderId,
    paymentType,
    amount,
    gateway: gateways.serving(paymentType).name,
    status: 'pending',
    createdAt: new Date(clock()),
  }
}

/** At most 30 characters, the gateway's limit; 104 random bits, so it cannot be guessed. */
function tranIdOf(id: string): string {
  return `JT${createHash('sha256').update(id).digest('hex').slice(0, 26).toUpperCase()}`
}
