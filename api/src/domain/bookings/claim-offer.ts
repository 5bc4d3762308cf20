import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import {
  isLive,
  standingOf,
  type OfferStanding,
  type OfferUse,
} from '@jatra/contract/flight/offer-use'
import { flightBookings, orders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { OfferTerms } from '../../db/offer-terms.ts'
import type { FoundBooking } from './find-booking.ts'

/**
 * Lets one order alone send a supplier its request for an offer. Two travellers can pay for the same one: a list of results has an
 * address. The supplier sells it once.
 * @param tx the transaction that then stores when this order's request was sent, if the offer is free
 */
export async function claimOffer(
  tx: Database,
  { orderId, terms }: Pick<FoundBooking, 'orderId' | 'terms'>,
): Promise<OfferStanding> {
  if (!terms) return 'free'
  const key = `offer ${terms.supplier} ${terms.reference}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  return standingOf(await readOfferUses(tx, terms, { without: orderId }))
}

/**
 * What became of the orders whose requests for an offer were sent to the supplier.
 * @param without an order that does not count
 * @param userId whose live orders are named
 */
export async function readOfferUses(
  db: Database,
  { supplier, reference }: Pick<OfferTerms, 'supplier' | 'reference'>,
  { without, userId }: { without?: string; userId?: string },
): Promise<OfferUse[]> {
  const asked = await db
    .select({
      failure: flightBookings.failure,
      supplierOrderId: flightBookings.supplierOrderId,
      status: flightBookings.status,
      orderId: orders.id,
      bookingReference: orders.bookingReference,
      userId: orders.userId,
    })
    .from(flightBookings)
    .innerJoin(orders, eq(orders.id, flightBookings.orderId))
    .where(
      and(
        eq(flightBookings.supplier, supplier),
        eq(sql`${flightBookings.terms} ->> 'reference'`, reference),
        isNotNull(flightBookings.askedAt),
        without === undefined ? undefined : ne(flightBookings.orderId, without),
      ),
    )
  return asked.map(({ failure, supplierOrderId, orderId, bookingReference, ...use }) => ({
    failure,
    booked: supplierOrderId !== null,
    ...(use.userId === userId && isLive(use) && { own: { orderId, bookingReference } }),
  }))
}
