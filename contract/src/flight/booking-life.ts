import type { AirlineChange, BookingFailure, FlightBookingStatus } from './flight-booking.ts'
import type { OrderRefundReason } from '../order/refund.ts'

/** How long after the payment a ticket may take, minutes (docs/specification.md, Order; decision 116). */
export const TICKET_MINUTES = 15

export interface Ticket {
  travelerId: string
  /** 13 digits. */
  number: string
}

/** What decides where a booking goes next. */
export interface BookingState {
  status: FlightBookingStatus
  /** The offer's `travelerId`s: each needs a ticket. */
  travelerIds: readonly string[]
  paid: boolean
  /** Whether the supplier was asked to book; it is asked once. */
  asked: boolean
  /** The airline's reference. */
  reference: string | null
  tickets: readonly Ticket[]
  failure: BookingFailure | null
  change: AirlineChange | null
  /** Why the whole price goes back; null while it does not. */
  refund: OrderRefundReason | null
}

/** What happens to a booking, in whatever order and however often. */
export type BookingEvent =
  | { type: 'paid' }
  | { type: 'asked' }
  | { type: 'held'; reference: string }
  | { type: 'reserved'; reference: string }
  | { type: 'ticketed'; reference: string; tickets: readonly Ticket[] }
  | { type: 'refused'; failure: BookingFailure }
  /** No ticket within the limit, no payment of a hold, or no answer of who was asked to hold. */
  | { type: 'overdue' }
  | { type: 'changed'; change: AirlineChange }
  | { type: 'change_accepted'; changeId: string }
  /** Cancelled at the airline: by itself, or because the traveller did not accept what it changed. */
  | { type: 'cancelled' }

export function newBooking(travelerIds: readonly string[]): BookingState {
  return {
    ...{ status: 'none', travelerIds, paid: false, asked: false, reference: null, tickets: [] },
    ...{ failure: null, change: null, refund: null },
  }
}

const isOver = ({ status }: BookingState) => status === 'failed' || status === 'cancelled'

/**
 * Where a booking is after an event; the same state when the event has no say there. A booking that is over stays over:
 * what the supplier still says of it then has to be cancelled there. Money never stays without a ticket or a refund.
 */
export function advanceBooking(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'paid':
      if (state.paid) return state
      if (isOver(state)) return { ...state, paid: true, refund: 'not_ticketed' }
      return { ...state, paid: true, status: 'confirming' }
    case 'asked':
      return state.asked || isOver(state) ? state : { ...state, asked: true }
    case 'held':
      if (state.status !== 'none') return state
      return { ...state, status: 'held', reference: event.reference }
    case 'reserved':
      if (state.status !== 'confirming') return state
      return { ...state, status: 'reserved', reference: event.reference }
    case 'ticketed':
      return ticketed(state, event.reference, event.tickets)
    case 'refused':
      if (state.status === 'confirming' || (state.status === 'none' && !state.paid)) {
        return fail(state, event.failure)
      }
      return state
    case 'overdue':
      if (state.status === 'none' && state.asked) return fail(state, 'not_held')
      if (state.status === 'held') return fail(state, 'hold_lapsed')
      if (state.status === 'confirming' || state.status === 'reserved') {
        return fail(state, 'not_ticketed')
      }
      if (state.status === 'change_pending' && !isTicketed(state))
        return fail(state, 'not_ticketed')
      return state
    case 'changed':
      if (!['reserved', 'ticketed', 'change_pending'].includes(state.status)) return state
      return { ...state, status: 'change_pending', change: event.change }
    case 'change_accepted':
      if (state.status !== 'change_pending' || state.change?.id !== event.changeId) return state
      // What the airline took out whole leaves nothing to accept.
      if (state.change.after.length === 0) return state
      return { ...state, status: isTicketed(state) ? 'ticketed' : 'reserved', change: null }
    case 'cancelled':
      if (isOver(state) || state.status === 'none' || state.status === 'confirming') return state
      return {
        ...state,
        status: 'cancelled',
        change: null,
        refund: state.paid ? 'airline_change' : null,
      }
  }
}

function fail(state: BookingState, failure: BookingFailure): BookingState {
  return {
    ...state,
    status: 'failed',
    failure,
    change: null,
    refund: state.paid ? 'not_ticketed' : null,
  }
}

/** A ticket that a traveller has stays theirs: a supplier that says another number later is not believed. */
function ticketed(state: BookingState, reference: string, said: readonly Ticket[]): BookingState {
  if (!state.paid || (state.status !== 'confirming' && state.status !== 'reserved')) return state
  const tickets = state.travelerIds.flatMap(
    (id) =>
      state.tickets.find(({ travelerId }) => travelerId === id) ??
      said.find(({ travelerId }) => travelerId === id) ??
      [],
  )
  const next = { ...state, reference, tickets }
  return { ...next, status: isTicketed(next) ? 'ticketed' : 'reserved' }
}

const isTicketed = ({ travelerIds, tickets }: BookingState) =>
  travelerIds.every((id) => tickets.some(({ travelerId }) => travelerId === id))
