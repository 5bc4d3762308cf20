import type { PendingChange } from '@jatra/contract/flight/flight-booking'
import type { FlightBookingRow } from '../../db/schema.ts'
import { isRejection, type SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { applyBookingEvent } from './apply-booking-event.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { FIRST_PAUSE_MS } from './request-booking.ts'
import { enqueueBookingWork, type BookingDeps } from './booking-deps.ts'
import { findSupplierOrder } from './find-booking.ts'

type ToldBooking = Pick<FlightBookingRow, 'orderId' | 'supplier' | 'terms' | 'supplierOrderId'>

/**
 * Notifies the airline of the traveller's decision about its change, then stores that. It reads the order there
 * first, so that a request whose process died or whose answer was lost is neither repeated nor forgotten.
 * @throws SupplierError when the supplier is unavailable: the job is retried
 */
export async function notifyAirline(
  deps: BookingDeps,
  booking: ToldBooking,
  change: PendingChange,
): Promise<void> {
  const { orderId } = booking
  const order = await findSupplierOrder(deps, booking)
  if (!order) return change.decision === 'refund' ? end(deps, orderId) : undefined
  if (order.status === 'cancelled') return applySupplierOrder(deps, booking, order)
  if (change.decision === 'refund') return cancel(deps, booking, order)
  return accept(deps, booking, change, order)
}

async function accept(
  deps: BookingDeps,
  booking: ToldBooking,
  { id: changeId }: PendingChange,
  order: SupplierOrder,
): Promise<void> {
  const { orderId, supplier } = booking
  const [open] = order.changes
  if (open && open.id !== changeId) return applySupplierOrder(deps, booking, order)
  // Without an open change the airline was notified already, by a process that died before it could store that.
  if (open && !(await deps.flights.named(supplier).acceptChange(order.id, changeId))) {
    deps.log.warn('airline_change_outdated', { orderId, changeId })
    const now = await findSupplierOrder(deps, booking)
    if (now) await applySupplierOrder(deps, booking, now)
    return
  }
  await deps.db.transaction((db) =>
    applyBookingEvent({ ...deps, db }, orderId, { type: 'change_accepted', changeId }),
  )
}

/** The traveller gets the whole price, whatever the airline refunds to us. */
async function cancel(
  deps: BookingDeps,
  { orderId, supplier: name }: ToldBooking,
  { id }: SupplierOrder,
): Promise<void> {
  const supplier = deps.flights.named(name)
  try {
    const quote = await supplier.quoteCancellation(id)
    const { refund } = await supplier.cancel(quote.id)
    deps.log.warn('cancelled_at_supplier', { orderId, supplierOrderId: id, refund })
  } catch (error) {
    if (!isRejection(error)) throw error
    deps.log.error('airline_rejects_cancellation', { orderId, error })
  }
  await end(deps, orderId)
}

/**
 * The refund does not wait for an airline that rejects the cancellation; an order left there is polled, as for any
 * closed booking.
 */
async function end(deps: BookingDeps, orderId: string): Promise<void> {
  await deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    await applyBookingEvent(tx, orderId, { type: 'cancelled' })
    await enqueueBookingWork(tx, orderId, FIRST_PAUSE_MS)
  })
}
