import { eq, sql } from 'drizzle-orm'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { flightBookings, flightOrders, orders, type FlightBookingRow } from '../../db/schema.ts'
import type { BookingDeps } from './booking-deps.ts'
import type { SupplierOrder } from '../../providers/flights/flight-supplier.ts'

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

/**
 * The order of a booking at the supplier that sold it, by its id there or, until that is known, by its offer.
 * @returns null when the supplier has no such order; logged as an error where it had one, because the traveller may have
 * neither seat nor money then
 * @throws SupplierError when it cannot be asked
 */
export async function findSupplierOrder(
  { flights, log }: Pick<BookingDeps, 'flights' | 'log'>,
  {
    orderId,
    supplier,
    supplierOrderId,
    terms,
  }: Pick<FlightBookingRow, 'orderId' | 'supplier' | 'supplierOrderId' | 'terms'>,
): Promise<SupplierOrder | null> {
  const by = supplierOrderId
    ? { order: supplierOrderId }
    : terms && { offer: terms.reference, orderId }
  const order = by && (await flights.named(supplier).getOrder(by))
  if (!order && supplierOrderId) log.error('supplier_order_missing', { orderId, supplierOrderId })
  return order
}
