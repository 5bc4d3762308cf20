import { inArray } from 'drizzle-orm'
import type { Logger } from '@jatra/contract/observability/logging'
import { flightOrderSchema, type FlightOrder } from '@jatra/contract/flight/flight-order'
import { flightOrders, type OrderRow } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { parseOrders } from './parse-orders.ts'
import { readPayments } from './read-payments.ts'
import { readTravelers } from './read-travelers.ts'

/**
 * Flight orders as the API shows them, in the order given; four queries however many there are. Passports stay behind.
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
  const orders = (await readPayments(db, rows, now)).map((common) => {
    const flight = flights.find(({ orderId }) => orderId === common._id)
    if (!flight) throw new Error(`order ${common._id} has no flight`)
    const { searchUid, offer, dictionaries, query, fareRate } = flight
    return {
      ...common,
      serviceType: 'flight',
      productData: { rating: null, searchUid, offer, dictionaries, query, fareRate },
      travelersData: {
        deliveryDate: flight.departureDate,
        travelers: travelers.get(common._id) ?? [],
      },
    }
  })
  return parseOrders(flightOrderSchema, orders, log)
}
