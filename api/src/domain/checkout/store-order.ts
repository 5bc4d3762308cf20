import { eq } from 'drizzle-orm'
import type { PaymentType, ServiceType } from '@jatra/contract/payment/payment'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import type { Quote } from '@jatra/contract/order/quote'
import { PENDING_MINUTES } from '@jatra/contract/payment/payment-status'
import { DomainError } from '@jatra/contract/http/problem'
import { payUnpaidBy } from '@jatra/contract/payment/unpaid-limits'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { idempotencyKeys, orders, paymentAttempts } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { enqueueCappedEmail } from '../outbox/enqueue-capped-email.ts'
import { keepAccount } from '../orders/keep-account.ts'
import { storeNameWords } from '../orders/store-name-words.ts'
import { assertTaken } from '../payments/assert-payable.ts'
import { newAttempt } from '../payments/payment-attempt.ts'
import { findKey, type OrderRequest } from './find-key.ts'
import { endReplaced } from './replace-order.ts'
import { holdersOf, lockHolders, readUnpaid, countUnpaid, validateHolders } from './unpaid-quota.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'

/** The fields that orders of every kind have. */
interface OrderToStore {
  serviceType: ServiceType
  /** What the traveller agreed to pay. */
  quote: Quote
  travelerCount: number
  contact: { name: string; email: string; phone: string; address: string | null }
  /** For a flight that is held first: it has no payment attempt until the traveller opens one (decision 106). */
  payLater?: boolean
  /** Epoch milliseconds; absent: PENDING_MINUTES from now. */
  expiresAt?: number
  /** Stores the details of its kind. */
  addDetails: (tx: Database, orderId: string) => Promise<void>
}

/** References have 40 bits: two collisions in a row mean that something else is wrong. */
const REFERENCE_DRAWS = 5

/** A concurrent request with the same Idempotency-Key won; this one is rolled back and gets its answer. */
export class IdempotencyConflict extends Error {}

/**
 * Stores an order as pending with its details, its payment attempt, its idempotency key and its email, and ends the
 * order that it replaces, all or nothing.
 *
 * @param compose makes the order inside the transaction; an error rolls it back
 * @returns the order's id; when a concurrent request with the same key made one, that order's id
 */
export async function storeOrder(
  deps: Pick<
    PaymentDeps,
    'db' | 'jobs' | 'clock' | 'newId' | 'log' | 'limits' | 'unpaidLimits' | 'gateways'
  >,
  request: OrderRequest,
  paymentType: PaymentType,
  compose: (tx: Database) => Promise<OrderToStore>,
): Promise<string> {
  const { db, clock, newId } = deps
  const orderId = newId()
  const now = clock()
  const createdAt = new Date(now)
  try {
    await db.transaction(async (tx) => {
      const account = await keepAccount(tx, request.userId)
      // First of all, so that its places and its holders are free for this one.
      await endReplaced({ ...deps, db: tx }, request)
      const order = await compose(tx)
      const { serviceType, quote, travelerCount, contact, payLater = false } = order
      if (!payLater) assertTaken(deps.gateways, paymentType, quote.total)
      const holders = holdersOf({ account, contact, clientIp: request.clientIp })
      await lockHolders(tx, holders)
      // A concurrent request with the same key may have used the last free place while this one waited.
      if (await findKey(tx, request)) throw new IdempotencyConflict()
      const unpaid = await readUnpaid(tx, holders)
      const booking = { people: travelerCount, paidBefore: account.paidBefore, payLater }
      validateHolders(deps, unpaid, booking)
      const latest = order.expiresAt ?? now + PENDING_MINUTES * MINUTE_MS
      await insertOrder(tx, {
        id: orderId,
        userId: request.userId,
        serviceType,
        price: quote.total,
        quote,
        travelerCount,
        paymentType,
        paymentStatus: 'pending',
        contactName: contact.name,
        contactEmail: contact.email,
        contactPhone: contact.phone,
        contactAddress: contact.address,
        createdAt,
        expiresAt: new Date(
          payLater ? latest : payUnpaidBy(deps.unpaidLimits, unpaid, booking, { now, latest }),
        ),
      })
      await claimKey(tx, request, { orderId, createdAt })
      await countUnpaid(tx, holders, orderId)
      await order.addDetails(tx, orderId)
      await storeNameWords(tx, orderId)
      // A held order's first email says that it is held.
      if (payLater) return
      await tx
        .insert(paymentAttempts)
        .values(newAttempt(deps, { orderId, paymentType, amount: quote.total }))
      const payload = { userId: request.userId, orderId }
      await enqueueCappedEmail(
        { ...deps, db: tx },
        { kind: 'booking_received', of: orderId, to: contact.email, payload },
        request.userId,
      )
    })
    return orderId
  } catch (error) {
    // A visa may be withdrawn, or places sold, after the first request with this key succeeded.
    if (!(error instanceof IdempotencyConflict || error instanceof DomainError)) throw error
    const first = await findKey(db, request)
    if (first) return first
    throw error
  }
}

/** The key's row decides: concurrent requests wait here for the first, then find the key used. */
async function claimKey(
  tx: Database,
  { userId, key, bodyHash, contentHash, replaces }: OrderRequest,
  order: { orderId: string; createdAt: Date },
): Promise<void> {
  const claim = { bodyHash, contentHash, ...order }
  const added = tx.insert(idempotencyKeys).values({ userId, key, ...claim })
  const claimed = await (
    replaces === undefined
      ? added.onConflictDoNothing()
      : added.onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: claim,
          setWhere: eq(idempotencyKeys.orderId, replaces),
        })
  ).returning({ orderId: idempotencyKeys.orderId })
  if (claimed.length === 0) throw new IdempotencyConflict()
}

/** Stores the order's row under a booking reference that no other order has. */
async function insertOrder(
  tx: Database,
  order: Omit<typeof orders.$inferInsert, 'bookingReference'>,
): Promise<void> {
  for (let draw = 0; draw < REFERENCE_DRAWS; draw += 1) {
    const stored = await tx
      .insert(orders)
      .values({ ...order, bookingReference: drawBookingReference(order.id, draw) })
      .onConflictDoNothing({ target: orders.bookingReference })
      .returning({ id: orders.id })
    if (stored.length > 0) return
  }
  throw new Error(`order ${order.id} found no free booking reference`)
}
