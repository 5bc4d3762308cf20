import type {
  AirlineChange,
  AnsweredChange,
  BookingFailure,
  ChangeDecision,
  FlightBookingStatus,
  PendingChange,
} from './flight-booking.ts'
import type { OrderRefundReason } from '../order/refund.ts'

/** How long after the payment a ticket may take, minutes (docs/specification.md, Order). */
export const TICKET_MINUTES = 15

export interface Ticket {
  travelerId: string
  /** 13 digits. */
  number: string
}

/** What determines the next state of a booking. */
export interface BookingState {
  status: FlightBookingStatus
  /** The offer's `travelerId`s: each needs a ticket. */
  travelerIds: readonly string[]
  paid: boolean
  /** Whether the request to book was sent to the supplier; it is sent once. */
  asked: boolean
  /** The airline's reference. */
  reference: string | null
  tickets: readonly Ticket[]
  failure: BookingFailure | null
  change: PendingChange | null
  /** Oldest first. */
  answeredChanges: readonly AnsweredChange[]
  /** Whether the airline is being notified that the traveller cancels. */
  cancelling: boolean
  /** Why the price, or the part that a cancellation refunds, is refunded; null while it is not. */
  refund: OrderRefundReason | null
}

/** Events of a booking, in any order and repeated. */
export type BookingEvent =
  | { type: 'paid' }
  | { type: 'asked' }
  | { type: 'held'; reference: string }
  | { type: 'reserved'; reference: string }
  | { type: 'ticketed'; reference: string; tickets: readonly Ticket[] }
  | { type: 'refused'; failure: BookingFailure }
  /** No ticket within the limit, an unpaid hold, or no answer to the request to hold. */
  | { type: 'overdue' }
  /** The traveller releases an unpaid booking. */
  | { type: 'released' }
  | { type: 'changed'; change: AirlineChange }
  /** The traveller's decision, before the airline is notified. */
  | { type: 'decided'; changeId: string; decision: ChangeDecision }
  /** The airline was notified that the traveller accepts. */
  | { type: 'change_accepted'; changeId: string }
  /** The traveller cancels; the airline is notified next. */
  | { type: 'cancelling' }
  /** Cancelled at the airline: by itself, by the traveller, or because what it changed was not accepted. */
  | { type: 'cancelled' }

export function newBooking(travelerIds: readonly string[]): BookingState {
  return {
    status: 'none',
    travelerIds,
    paid: false,
    asked: false,
    reference: null,
    tickets: [],
    failure: null,
    change: null,
    answeredChanges: [],
    cancelling: false,
    refund: null,
  }
}

const isOver = ({ status }: BookingState) => status === 'failed' || status === 'cancelled'

/**
 * The state of a booking after an event; unchanged when the event does not apply. A closed booking stays closed: an
 * order that the supplier still reports has to be cancelled there. A payment always ends in a ticket or a refund.
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
    case 'released':
      if (state.paid || (state.status !== 'none' && state.status !== 'held')) return state
      return fail(state, 'released')
    case 'changed':
      return changed(state, event.change)
    case 'decided':
      if (state.change?.id !== event.changeId || state.change.decision !== null) return state
      return { ...state, change: { ...state.change, decision: event.decision } }
    case 'change_accepted':
      if (state.change?.id !== event.changeId || state.change.decision !== 'accept') return state
      return {
        ...state,
        status: isTicketed(state) ? 'ticketed' : 'reserved',
        change: null,
        answeredChanges: answered(state),
      }
    case 'cancelling':
      if (!isTicketed(state) || isOver(state) || state.change?.decision === 'refund') return state
      return { ...state, cancelling: true }
    case 'cancelled':
      if (isOver(state) || state.status === 'none' || state.status === 'confirming') return state
      return {
        ...state,
        status: 'cancelled',
        change: null,
        answeredChanges:
          state.change?.decision === 'refund' ? answered(state) : state.answeredChanges,
        cancelling: false,
        refund: refundOnCancelled(state),
      }
  }
}

function refundOnCancelled({ paid, cancelling }: BookingState): OrderRefundReason | null {
  if (!paid) return null
  return cancelling ? 'cancelled' : 'airline_change'
}

/**
 * A newer change takes the place of the one before, and is decided anew where that one was accepted; who decided to have
 * the money back has it, whatever the airline changes then. Flights that were taken out whole leave nothing to decide.
 */
function changed(state: BookingState, change: AirlineChange): BookingState {
  if (!['reserved', 'ticketed', 'change_pending'].includes(state.status)) return state
  if (state.answeredChanges.some(({ id }) => id === change.id)) return state
  const pending = state.change
  if (pending) {
    // An older poll may arrive after the newer change.
    if (pending.id === change.id || change.detectedAt < pending.detectedAt) return state
    if (pending.decision === 'refund') return state
  }
  const decision = change.after.length === 0 ? 'refund' : null
  const replacesAccepted = pending?.decision === 'accept' || pending?.replacesAccepted === true
  return {
    ...state,
    status: 'change_pending',
    change: { ...change, decision, replacesAccepted },
  }
}

const answered = ({ change, answeredChanges }: BookingState): readonly AnsweredChange[] =>
  change?.decision
    ? [...answeredChanges, { id: change.id, decision: change.decision }]
    : answeredChanges

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
