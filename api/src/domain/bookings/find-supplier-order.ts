import type { FlightBookingRow } from '../../db/schema.ts'
import type { SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import type { BookingDeps } from './booking-deps.ts'

/**
 * The supplier's order of a booking, by its id there or, until that is known, by its offer.
 * @returns null when the supplier has no such order
 * @throws SupplierError when it cannot be asked
 */
export async function findSupplierOrder(
  { flights }: Pick<BookingDeps, 'flights'>,
  { supplierOrderId, terms }: Pick<FlightBookingRow, 'supplierOrderId' | 'terms'>,
): Promise<SupplierOrder | null> {
  const by = supplierOrderId ? { order: supplierOrderId } : terms && { offer: terms.reference }
  return by && flights.getOrder(by)
}
