import type { FlightBookingRow } from '../../db/schema.ts'
import type { SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import type { BookingDeps } from './booking-deps.ts'

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
