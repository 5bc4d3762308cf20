import { fullName } from '@jatra/contract/traveler/person-name'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { goneTravelers } from '@jatra/contract/flight/part-cancellation'
import { openCancellation } from '@jatra/contract/order/own-cancellations'
import type { Order } from '@jatra/contract/whole-order/order'
import { orders } from '~/messages/orders.ts'
import { payLater } from '~/messages/pay-later.ts'
import { isBeingHeld } from '~/routes/payment/held-view.ts'
import type { Detail } from './detail-list.tsx'

const copy = orders.airline

/** The stages of a paid flight, in their order. */
const stages = ['paid', 'reserved', 'ticketed'] as const

/**
 * The state of a flight at its airline, ready to show; null for an order that is not a flight, or neither paid nor
 * being held.
 */
export function viewAirline(order: Order) {
  if (order.serviceType !== 'flight') return null
  if (order.paymentStatus !== 'success') return viewUnpaid(order)
  const { status, reference, change } = order.booking
  const cancelling = openCancellation(order.cancellations)?.status === 'asked'
  const over = status === 'failed' || status === 'cancelled'
  const reached = status === 'confirming' ? 0 : isTicketed(order) ? 2 : 1
  return {
    /** Whether it still progresses, so that the page polls. */
    moving:
      status === 'confirming' || status === 'reserved' || Boolean(change?.decision) || cancelling,
    steps: over
      ? []
      : stages.map((stage, index) => ({
          label: copy.steps[stage],
          state: index <= reached ? ('done' as const) : ('ahead' as const),
        })),
    problem: problemOf(order),
    rows: over ? [] : [...referenceRow(reference), ...ticketRows(order)],
  }
}

/** While the airline is asked to hold it. A held flight needs no card: its ticket says everything. */
function viewUnpaid(order: FlightOrder) {
  return isBeingHeld(order)
    ? { moving: true, steps: [], problem: payLater.statusHolding, rows: [] }
    : null
}

/** The API lists only issued tickets, the prototype all of them. */
const isTicketed = ({ booking, travelersData }: FlightOrder) =>
  travelersData.travelers.every(({ travelerId }) =>
    booking.tickets.some((ticket) => ticket.travelerId === travelerId && ticket.number !== null),
  )

/** Why a paid flight could not be ticketed; null when it was. */
export function problemOf({ booking: { status, failure } }: FlightOrder): string | null {
  if (failure) return copy.failures[failure]
  return status === 'cancelled' ? copy.cancelled : null
}

const referenceRow = (reference: string | null): Detail[] =>
  reference ? [[copy.reference, reference]] : []

function ticketRows(order: FlightOrder): Detail[] {
  const { tickets } = order.booking
  const gone = goneTravelers(order)
  return order.travelersData.travelers.map((traveler) => [
    copy.ticketOf(`${traveler.title} ${fullName(traveler)}`),
    gone.includes(traveler.travelerId)
      ? orders.cancellation.gone
      : (tickets.find(({ travelerId }) => travelerId === traveler.travelerId)?.number ??
        copy.notYet),
  ])
}
