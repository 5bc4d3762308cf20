import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import { openCancellation } from '@jatra/contract/order/own-cancellations'
import type { Order } from '@jatra/contract/order/order'
import { orders } from '~/messages/orders.ts'
import { payLater } from '~/messages/pay-later.ts'
import { isBeingHeld } from '~/routes/payment/held-view.ts'
import type { Detail } from './detail-list.tsx'

const copy = orders.airline

/** The stages of a paid flight, in their order. */
const stages = ['paid', 'reserved', 'ticketed'] as const

/** Where a flight is at its airline, ready-made; null for what is neither paid nor being held, or is no flight. */
export function viewAirline(order: Order) {
  if (order.serviceType !== 'flight') return null
  if (order.paymentStatus !== 'success') return viewUnpaid(order)
  const { status, reference, change } = order.booking
  const cancelling = openCancellation(order.cancellations)?.status === 'asked'
  const over = status === 'failed' || status === 'cancelled'
  const reached = status === 'confirming' ? 0 : isTicketed(order) ? 2 : 1
  return {
    /** Whether it moves on by itself, so that the page asks again. */
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

/** What is being held. Once it is, the ticket says all that there is. */
function viewUnpaid(order: FlightOrder) {
  return isBeingHeld(order)
    ? { moving: true, steps: [], problem: payLater.statusHolding, rows: [] }
    : null
}

/** The API lists the tickets that are issued, the prototype all of them. */
const isTicketed = ({ booking, travelersData }: FlightOrder) =>
  travelersData.travelers.every(({ travelerId }) =>
    booking.tickets.some((ticket) => ticket.travelerId === travelerId && ticket.number !== null),
  )

/** Why a paid flight came to nothing; null when it did not. */
export function problemOf({ booking: { status, failure } }: FlightOrder): string | null {
  if (failure) return copy.failures[failure]
  return status === 'cancelled' ? copy.cancelled : null
}

const referenceRow = (reference: string | null): Detail[] =>
  reference ? [[copy.reference, reference]] : []

function ticketRows({ booking, travelersData }: FlightOrder): Detail[] {
  return travelersData.travelers.map(({ travelerId, title, firstName, lastName }) => [
    copy.ticketOf(`${title} ${firstName} ${lastName}`),
    booking.tickets.find((ticket) => ticket.travelerId === travelerId)?.number ?? copy.notYet,
  ])
}
