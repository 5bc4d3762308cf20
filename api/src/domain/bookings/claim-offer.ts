import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { flightBookings } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import type { OfferTerms } from '../../providers/flights/flight-supplier.ts'
import type { FoundBooking } from './find-booking.ts'

/**
 * Lets one order alone ask the supplier for an offer. Two travellers can pay for the same one: a list of results has an
 * address. The supplier sells it once and its order is looked up by the offer, so that the second would find, keep or
 * cancel the seats of the first.
 * @param tx the transaction that then stores when this order asked
 * @returns false when another order has asked before
 */
export async function claimOffer(
  tx: Database,
  { orderId, terms }: Pick<FoundBooking, 'orderId' | 'terms'>,
): Promise<boolean> {
  if (!terms) return true
  const key = `offer ${terms.supplier} ${terms.reference}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  return !(await isOfferTaken(tx, terms, orderId))
}

/** Whether an order has asked the supplier for this offer, one other than `by`. */
export async function isOfferTaken(
  db: Database,
  { supplier, reference }: Pick<OfferTerms, 'supplier' | 'reference'>,
  by?: string,
): Promise<boolean> {
  const asked = await db.$count(
    flightBookings,
    and(
      eq(flightBookings.supplier, supplier),
      eq(sql`${flightBookings.terms} ->> 'reference'`, reference),
      isNotNull(flightBookings.askedAt),
      by === undefined ? undefined : ne(flightBookings.orderId, by),
    ),
  )
  return asked > 0
}
