import type { AirlineChange } from '@jatra/contract/flight/flight-booking'
import type { SupplierOrder } from '../flight-supplier.ts'
import type { DuffelOrder, DuffelSlice } from './duffel-schemas.ts'
import { itineraryOf } from './itineraries.ts'

/** Duffel's order as ours. It has no event for tickets: they are there when its documents are. */
export function supplierOrderOf(order: DuffelOrder): SupplierOrder {
  const tickets = ticketsOf(order)
  const held = !order.cancelled_at && order.payment_status.awaiting_payment
  return {
    id: order.id,
    status: statusOf(order, tickets, held),
    reference: order.booking_reference,
    tickets,
    payBy: held ? (order.payment_status.payment_required_by ?? null) : null,
    changes: changesOf(order),
  }
}

function statusOf(
  { cancelled_at, passengers }: DuffelOrder,
  tickets: SupplierOrder['tickets'],
  held: boolean,
): SupplierOrder['status'] {
  if (cancelled_at) return 'cancelled'
  if (held) return 'held'
  const ticketed = new Set(tickets.map(({ passengerId }) => passengerId))
  return passengers.every(({ id }) => ticketed.has(id)) ? 'ticketed' : 'reserved'
}

/** Seats and baggage have documents too, which are no tickets. */
function ticketsOf({ documents }: DuffelOrder): SupplierOrder['tickets'] {
  return (documents ?? [])
    .filter(({ type }) => type === 'electronic_ticket')
    .map((document) => ({ ...document, number: document.unique_identifier.replace(/\D/g, '') }))
    .filter(({ number }) => number.length === 13)
    .flatMap(({ number, passenger_ids }) =>
      (passenger_ids ?? []).map((passengerId) => ({ passengerId, number })),
    )
}

/**
 * The unanswered changes as one: only the latest can be answered, which also answers those before it. It leads from the
 * slices as they were sold to the slices as they are now.
 */
function changesOf({ airline_initiated_changes }: DuffelOrder): AirlineChange[] {
  const all = [...(airline_initiated_changes ?? [])].sort((a, b) => a.created_at - b.created_at)
  const open = all.slice(all.findLastIndex(({ action_taken }) => action_taken) + 1)
  const latest = open.at(-1)
  if (!latest) return []
  const idsOf = (part: 'added' | 'removed') =>
    new Set(open.flatMap((change) => change[part].map(({ id }) => id)))
  const [added, removed] = [idsOf('added'), idsOf('removed')]
  const before = open.flatMap((change) => change.removed).filter(({ id }) => !added.has(id))
  const after = open.flatMap((change) => change.added).filter(({ id }) => !removed.has(id))
  if (before.length === 0) return []
  return [
    {
      id: latest.id,
      before: itinerariesOf(before),
      after: itinerariesOf(after),
      detectedAt: new Date(latest.created_at).toISOString(),
    },
  ]
}

function itinerariesOf(slices: readonly DuffelSlice[]) {
  let segments = 0
  return slices.map((slice) => itineraryOf(slice, () => String(++segments)))
}
