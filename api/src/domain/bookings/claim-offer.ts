import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { flightBookings } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
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
  { orderId, supplier, terms }: Pick<FoundBooking, 'orderId' | 'supplier' | 'terms'>,
): Promise<boolean> {
  if (!terms) return true
  const key = `offer ${supplier} ${terms.reference}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const asked = await tx.$count(
    flightBookings,
    and(
      eq(flightBookings.supplier, supplier),
      eq(sql`${flightBookings.terms} ->> 'reference'`, terms.reference),
      ne(flightBookings.orderId, orderId),
      isNotNull(flightBookings.askedAt),
    ),
  )
  return asked === 0
}
