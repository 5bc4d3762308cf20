import { inArray } from 'drizzle-orm'
import type { Logger } from '@jatra/contract/observability/logging'
import { flightOrderSchema, type FlightOrder } from '@jatra/contract/flight/flight-order'
import { flightOrders, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readBookings } from './read-bookings.ts'
import { parseOrders } from './parse-orders.ts'
import { readPayments } from './read-payments.ts'
import { readTravelers } from './read-travelers.ts'

/**
 * Flight orders as the API shows them, in the order given; seven queries however many there are. Passports are left
 * out.
 * @param now epoch milliseconds
 */
export async function readFlightOrders(
  db: Database,
  rows: OrderRow[],
  now: number,
  log: Logger,
): Promise<FlightOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const flights = await db.select().from(flightOrders).where(inArray(flightOrders.orderId, ids))
  const travelers = await readTravelers(db, ids)
  const bookings = await readBookings(db, ids)
  const orders = (await readPayments(db, rows, now)).map((common) => {
    const flight = flights.find(({ orderId }) => orderId === common._id)
    if (!flight) throw new Error(`order ${common._id} has no flight`)
    const booking = bookings.get(common._id)
    const flyers = travelers.get(common._id) ?? []
    const { searchUid, offer, dictionaries, query, fareRate } = flight
    return {
      ...common,
      serviceType: 'flight',
      productData: { rating: null, searchUid, offer, dictionaries, query, fareRate },
      booking: booking && {
        ...booking,
        tickets: flyers.map(({ travelerId }) => ({
          travelerId,
          number: booking.tickets.find((one) => one.travelerId === travelerId)?.number ?? null,
        })),
      },
      travelersData: { deliveryDate: flight.departureDate, travelers: flyers },
    }
  })
  return parseOrders(flightOrderSchema, orders, log)
}
