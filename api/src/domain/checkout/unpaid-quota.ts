import { createHash } from 'node:crypto'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  payersOf,
  validateHeld,
  validateUnpaid,
  type Holder,
  type Reachable,
  type Unpaid,
  type UnpaidOrder,
} from '@jatra/contract/payment/unpaid-limits'
import { addressSubject, networkSubject } from '@jatra/contract/http/address-subject'
import { DomainError } from '@jatra/contract/http/problem'
import { flightBookings, orders, unpaidHolds } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { hasPaid } from '../orders/keep-account.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'

/** The keys under which an unpaid order is counted, one for each holder. */
type Holders = Record<Holder, string[]>

export function holdersOf(order: {
  account: Reachable & { id: string }
  contact: Reachable
  clientIp: string
}): Holders {
  const { account, contact, clientIp } = order
  const network = networkSubject(clientIp)
  return {
    account: [keyOf('account', account.id)],
    payer: payersOf(contact, account).map((payer) => keyOf('payer', payer)),
    address: [keyOf('address', addressSubject(clientIp))],
    network: network === null ? [] : [keyOf('network', network)],
  }
}

/**
 * Serialises orders of the same holders until each is committed. Always in one order, and after the lock on the
 * product, so that orders cannot deadlock.
 */
export async function lockHolders(tx: Database, holders: Holders): Promise<void> {
  for (const key of Object.values(holders).flat().sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  }
}

/** What the holders have unpaid. Call it with them locked. */
export async function readUnpaid(db: Database, holders: Holders): Promise<Unpaid> {
  const rows = await db
    .select({
      key: unpaidHolds.holder,
      orderId: orders.id,
      bookingReference: orders.bookingReference,
      people: orders.travelerCount,
      expiresAt: orders.expiresAt,
      held: isNotNull(flightBookings.hold).mapWith(Boolean),
      paidBefore: hasPaid(db, orders.userId).mapWith(Boolean),
    })
    .from(unpaidHolds)
    .innerJoin(orders, eq(orders.id, unpaidHolds.orderId))
    .leftJoin(flightBookings, eq(flightBookings.orderId, orders.id))
    .where(
      and(
        inArray(unpaidHolds.holder, Object.values(holders).flat()),
        eq(orders.paymentStatus, 'pending'),
      ),
    )
    .orderBy(orders.createdAt, orders.id)
  const unpaidOf = (holder: Holder): UnpaidOrder[] => {
    const own = rows.filter(({ key }) => holders[holder].includes(key))
    // One order may name both the email and the phone of a payer.
    const distinct = new Map(own.map((row) => [row.orderId, row])).values()
    return [...distinct].map(({ bookingReference, people, held, paidBefore, expiresAt }) => ({
      ...{ bookingReference, people, held, paidBefore },
      expiresAt: expiresAt.getTime(),
    }))
  }
  return {
    account: unpaidOf('account'),
    payer: unpaidOf('payer'),
    address: unpaidOf('address'),
    network: unpaidOf('network'),
  }
}

/**
 * Checks the limits on unpaid orders.
 * @throws DomainError too_many_unpaid
 */
export function validateHolders(
  { clock, log, unpaidLimits }: Pick<PaymentDeps, 'clock' | 'log' | 'unpaidLimits'>,
  unpaid: Unpaid,
  booking: { people: number; paidBefore: boolean; payLater: boolean },
): void {
  try {
    validateUnpaid(unpaidLimits, unpaid, booking, clock())
    if (booking.payLater) validateHeld(unpaid, booking, clock())
  } catch (error) {
    if (error instanceof DomainError) log.warn('unpaid_limit_reached', { reason: error.message })
    throw error
  }
}

export async function countUnpaid(tx: Database, holders: Holders, orderId: string): Promise<void> {
  const keys = Object.values(holders).flat()
  await tx.insert(unpaidHolds).values(keys.map((holder) => ({ holder, orderId })))
}

function keyOf(holder: Holder, subject: string): string {
  return `${holder}:${createHash('sha256').update(subject).digest('base64url')}`
}
