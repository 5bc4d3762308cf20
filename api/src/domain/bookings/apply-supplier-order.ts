import type { BookingEvent } from '@jatra/contract/flight/booking-life'
import { payHoldBy } from '@jatra/contract/flight/hold'
import type { FlightBookingRow } from '../../db/schema.ts'
import type { OfferTerms } from '../../db/offer-terms.ts'
import type { SupplierOrder } from '../../providers/flights/flight-supplier.ts'
import { applyBookingEvent } from './apply-booking-event.ts'
import type { BookingDeps } from './booking-deps.ts'

/** Updates a booking to the state of its order at the supplier. */
export async function applySupplierOrder(
  deps: BookingDeps,
  { orderId, terms }: Pick<FlightBookingRow, 'orderId' | 'terms'>,
  order: SupplierOrder,
): Promise<void> {
  const events = eventsOf(order, terms)
  const noted = { supplierOrderId: order.id, ...(order.status === 'held' && payByOf(order, terms)) }
  await deps.db.transaction(async (db) => {
    for (const event of events) {
      await applyBookingEvent({ ...deps, db }, orderId, event, noted)
    }
  })

  /** Until when the traveller can pay. */
  function payByOf({ payBy }: SupplierOrder, terms: OfferTerms | null) {
    const supplierPayBy = payBy ?? terms?.hold?.payBy
    if (supplierPayBy === undefined) return {}
    return { deadline: new Date(payHoldBy(supplierPayBy, deps.clock())) }
  }
}

function eventsOf(order: SupplierOrder, terms: OfferTerms | null): BookingEvent[] {
  const { status, reference, changes } = order
  if (status === 'cancelled') {
    // For any state of the booking: events that do not fit are ignored.
    return [{ type: 'refused', failure: 'airline_cancelled' }, { type: 'cancelled' }]
  }
  if (status === 'held') return [{ type: 'held', reference }]
  const change = changes[0]
  return [
    { type: 'reserved', reference },
    ...(status === 'ticketed'
      ? [{ type: 'ticketed' as const, reference, tickets: ticketsOf(order, terms) }]
      : []),
    ...(change ? [{ type: 'changed' as const, change }] : []),
  ]
}

/** Keyed by the offer's traveller ids instead of the supplier's. */
function ticketsOf({ tickets }: SupplierOrder, terms: OfferTerms | null) {
  const ours = new Map(Object.entries(terms?.passengers ?? {}).map(([id, theirs]) => [theirs, id]))
  return tickets.flatMap(({ passengerId, number }) => {
    const travelerId = ours.get(passengerId)
    return travelerId === undefined ? [] : { travelerId, number }
  })
}
