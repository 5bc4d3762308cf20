import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { standingOf, type OfferStanding, type OfferUse } from '@jatra/contract/flight/offer-use'
import { flightBookings } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { OfferTerms } from '../../providers/flights/flight-supplier.ts'
import type { FoundBooking } from './find-booking.ts'

/**
 * Lets one order alone ask the supplier for an offer. Two travellers can pay for the same one: a list of results has an
 * address. The supplier sells it once.
 * @param tx the transaction that then stores when this order asked, if the offer is free
 */
export async function claimOffer(
  tx: Database,
  { orderId, terms }: Pick<FoundBooking, 'orderId' | 'terms'>,
): Promise<OfferStanding> {
  if (!terms) return 'free'
  const key = `offer ${terms.supplier} ${terms.reference}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  return standingOf(await readOfferUses(tx, terms, orderId))
}

/** What became of the orders that asked the supplier for an offer, without the one of `by`. */
export async function readOfferUses(
  db: Database,
  { supplier, reference }: Pick<OfferTerms, 'supplier' | 'reference'>,
  by?: string,
): Promise<OfferUse[]> {
  const asked = await db
    .select({
      failure: flightBookings.failure,
      supplierOrderId: flightBookings.supplierOrderId,
    })
    .from(flightBookings)
    .where(
      and(
        eq(flightBookings.supplier, supplier),
        eq(sql`${flightBookings.terms} ->> 'reference'`, reference),
        isNotNull(flightBookings.askedAt),
        by === undefined ? undefined : ne(flightBookings.orderId, by),
      ),
    )
  return asked.map(({ failure, supplierOrderId }) => ({
    failure,
    booked: supplierOrderId !== null,
  }))
}
