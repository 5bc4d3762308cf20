import { eq, sql } from 'drizzle-orm'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { flightBookings, flightOrders, orders, type FlightBookingRow } from '../../db/schema.ts'
import type { BookingDeps } from './booking-deps.ts'

export interface FoundBooking extends FlightBookingRow {
  /** The current flights, with every accepted change. */
  itineraries: readonly Itinerary[]
  settledAt: Date | null
}

export async function findBooking(
  { db }: Pick<BookingDeps, 'db'>,
  orderId: string,
): Promise<FoundBooking | null> {
  const [found] = await db
    .select({
      booking: flightBookings,
      itineraries: sql<Itinerary[]>`${flightOrders.offer} -> 'itineraries'`,
      settledAt: orders.settledAt,
    })
    .from(flightBookings)
    .innerJoin(flightOrders, eq(flightOrders.orderId, flightBookings.orderId))
    .innerJoin(orders, eq(orders.id, flightBookings.orderId))
    .where(eq(flightBookings.orderId, orderId))
  return found ? { ...found.booking, ...found } : null
}
