import { firstSegment, lastSegment } from '@jatra/contract/flight/itinerary'
import type { Itinerary } from '@jatra/contract/flight/flight'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Order } from '@jatra/contract/order/order'
import { formatDate } from '@jatra/contract/values/dates'
import { orders } from '~/messages/orders.ts'
import type { Detail } from './detail-list.tsx'

const copy = orders.airline

/** The stages of a paid flight, in their order. */
const stages = ['paid', 'reserved', 'ticketed'] as const

/** Where a paid flight is at its airline, ready-made; null for what is not paid or is no flight. */
export function viewAirline(order: Order) {
  if (order.serviceType !== 'flight' || order.paymentStatus !== 'success') return null
  const { status, reference, change } = order.booking
  const over = status === 'failed' || status === 'cancelled'
  const reached = status === 'confirming' ? 0 : status === 'reserved' ? 1 : 2
  return {
    /** Whether it moves on by itself, so that the page asks again. */
    moving: status === 'confirming' || status === 'reserved',
    steps: over
      ? []
      : stages.map((stage, index) => ({
          label: copy.steps[stage],
          state: index <= reached ? ('done' as const) : ('ahead' as const),
        })),
    problem: problemOf(order),
    rows: over ? [] : [...referenceRow(reference), ...ticketRows(order)],
    change: change && {
      before: change.before.flatMap(flightLines),
      after: change.after.length > 0 ? change.after.flatMap(flightLines) : [copy.takenOut],
    },
  }
}

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

/** `BG 433, DAC 07:30 to CXB 08:35, 1 Dec 2026`, local times. */
function flightLines({ segments }: Itinerary): string[] {
  return segments.map((segment) => {
    const one = { duration: segment.duration, segments: [segment] }
    const { departure } = firstSegment(one)
    const { arrival } = lastSegment(one)
    const clock = (at: string) => at.slice(11, 16)
    const ends = `${departure.iataCode} ${clock(departure.at)} to ${arrival.iataCode} ${clock(arrival.at)}`
    return `${segment.carrierCode} ${segment.number}, ${ends}, ${formatDate(departure.at)}`
  })
}
