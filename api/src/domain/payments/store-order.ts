import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { PaymentType, ServiceType } from '@jatra/contract/payment/payment'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { PENDING_MINUTES } from '@jatra/contract/order/order-status'
import { Refusal } from '@jatra/contract/http/problem'
import { idempotencyKeys, orders, paymentAttempts, users } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { enqueueCappedEmail } from '../mail/enqueue-capped-email.ts'
import { findKey, type OrderRequest } from './find-key.ts'
import { holdersOf, lockHolders, storeHolds, validateHolders } from './unpaid-holds.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** What orders of every kind are made of. */
export interface OrderToStore {
  serviceType: ServiceType
  /** Total payable, integer BDT. */
  price: number
  travelerCount: number
  contact: { name: string; email: string; phone: string; address: string | null }
  /** Stores what the kind keeps of its own. */
  addDetails: (tx: Database, orderId: string) => Promise<void>
}

/** Of 40 bits: two in a row that are taken mean that something else is wrong. */
const REFERENCE_DRAWS = 5

/** Another request with the same key was faster: nothing of this one is to stay. */
export class Overtaken extends Error {}

/**
 * Stores an order as pending with its details, its payment attempt, its key and the email that tells of it, all or
 * nothing.
 *
 * @param compose makes the order, inside the transaction; what it throws is thrown on, and nothing stays
 * @returns the order's id; that of the order which the same key made meanwhile, when it did, even if this one is refused
 */
export async function storeOrder(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'newId' | 'log' | 'limits' | 'unpaidLimits'>,
  { clientIp, ...request }: OrderRequest,
  paymentType: PaymentType,
  compose: (tx: Database) => Promise<OrderToStore>,
): Promise<string> {
  const { db, clock, newId } = deps
  const orderId = newId()
  const now = clock()
  const createdAt = new Date(now)
  try {
    await db.transaction(async (tx) => {
      const account = await findAccount(tx, request.userId)
      const { serviceType, price, travelerCount, contact, addDetails } = await compose(tx)
      const holders = holdersOf({ account, contact, clientIp })
      await lockHolders(tx, holders)
      // The same request may have been the last one allowed, while this one waited.
      if (await findKey(tx, request)) throw new Overtaken()
      await validateHolders({ ...deps, db: tx }, holders, travelerCount)
      await insertOrder(tx, {
        id: orderId,
        userId: request.userId,
        serviceType,
        price,
        travelerCount,
        paymentType,
        paymentStatus: 'pending',
        contactName: contact.name,
        contactEmail: contact.email,
        contactPhone: contact.phone,
        contactAddress: contact.address,
        createdAt,
        expiresAt: new Date(now + PENDING_MINUTES * 60_000),
      })
      // The key's row decides: of requests at the same moment all but one wait here, and then find it taken.
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ ...request, orderId, createdAt })
        .onConflictDoNothing()
        .returning({ orderId: idempotencyKeys.orderId })
      if (claimed.length === 0) throw new Overtaken()
      await storeHolds(tx, holders, orderId)
      await addDetails(tx, orderId)
      await tx.insert(paymentAttempts).values({
        tranId: tranIdOf(newId()),
        orderId,
        paymentType,
        amount: price,
        status: 'pending',
        createdAt,
      })
      const about = { userId: request.userId, orderId }
      await enqueueCappedEmail(
        { ...deps, db: tx },
        { kind: 'booking_received', of: orderId, to: contact.email, about },
        request.userId,
      )
    })
    return orderId
  } catch (error) {
    // A visa may be withdrawn, or places sold, after the same request got what it wanted.
    if (!(error instanceof Overtaken || error instanceof Refusal)) throw error
    const first = await findKey(db, request)
    if (first) return first
    throw error
  }
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

/** An account that is being deleted at this moment and this order wait for each other: there is one or the other. */
async function findAccount(tx: Database, userId: string) {
  const [account] = await tx
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('key share')
  if (!account) throw new Refusal('unauthenticated', 'Please sign in.')
  return account
}

/** At most 30 characters, as the gateway wants it, and not to be guessed: 104 bits of the id's. */
function tranIdOf(id: string): string {
  return `JT${createHash('sha256').update(id).digest('hex').slice(0, 26).toUpperCase()}`
}
