import { asc, inArray } from 'drizzle-orm'
import type { FlightOrder, OrderTraveler } from '@jatra/contract/entities/flight-order'
import {
  flightOrders,
  orderTravelers,
  type OrderRow,
  type OrderTravelerRow,
} from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { readPayments } from './read-payments.ts'

/**
 * Flight orders as the API shows them, in the order given; four queries however many there are. Passports stay behind.
 * @param now epoch milliseconds
 */
export async function readFlightOrders(
  db: Database,
  rows: OrderRow[],
  now: number,
): Promise<FlightOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const flights = await db.select().from(flightOrders).where(inArray(flightOrders.orderId, ids))
  const travelers = await db
    .select()
    .from(orderTravelers)
    .where(inArray(orderTravelers.orderId, ids))
    .orderBy(asc(orderTravelers.position))
  return (await readPayments(db, rows, now)).map((common) => {
    const flight = flights.find(({ orderId }) => orderId === common._id)
    if (!flight) throw new Error(`order ${common._id} has no flight`)
    const { searchUid, offer, dictionaries, query, fareRate } = flight
    return {
      ...common,
      serviceType: 'flight',
      productData: { rating: null, searchUid, offer, dictionaries, query, fareRate },
      travelersData: {
        deliveryDate: flight.departureDate,
        travelers: travelers.filter(({ orderId }) => orderId === common._id).map(toTraveler),
      },
    }
  })
}

function toTraveler(row: OrderTravelerRow): OrderTraveler {
  return {
    title: row.title,
    gender: row.gender,
    firstName: row.firstName,
    lastName: row.lastName,
    birthDate: row.birthDate,
    nationality: row.nationality,
    maskedPassportNumber: row.maskedPassportNumber,
    email: row.email,
    phone: row.phone,
  }
}
