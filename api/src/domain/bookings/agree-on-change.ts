import { eq } from 'drizzle-orm'
import { productAfterChange } from '@jatra/contract/flight/airline-change'
import type { AirlineChange } from '@jatra/contract/flight/flight-booking'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { travelDates } from '@jatra/contract/flight/itinerary'
import { flightOrders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { planPassportErasure } from '../orders/passport-erasure.ts'

/**
 * Replaces the order's flights with those of an accepted change, for every page and document. The price stays.
 * @param tx with the booking locked
 * @returns its previous flights
 */
export async function agreeOnChange(
  tx: Database,
  orderId: string,
  change: AirlineChange,
): Promise<Itinerary[]> {
  const [sold] = await tx.select().from(flightOrders).where(eq(flightOrders.orderId, orderId))
  if (!sold) return []
  const { offer, dictionaries } = productAfterChange(sold, change)
  const { departureDate } = travelDates(offer)
  await tx
    .update(flightOrders)
    .set({ offer, dictionaries, departureDate })
    .where(eq(flightOrders.orderId, orderId))
  await planPassportErasure(tx, orderId)
  return sold.offer.itineraries
}
