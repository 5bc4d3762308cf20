import { SupplierError, type BookingOutcome, type RejectionReason } from '../flight-supplier.ts'
import { DuffelError } from './duffel-error.ts'

const reasons: Record<string, RejectionReason> = {
  offer_expired: 'gone',
  offer_no_longer_available: 'gone',
  order_not_created: 'gone',
  not_found: 'gone',
  already_cancelled: 'gone',
  price_changed: 'price_changed',
  payment_amount_does_not_match_order_amount: 'price_changed',
  insufficient_balance: 'balance_too_low',
  duplicate_passenger_name: 'passenger_refused',
}

/** Asked before: the outcome has to be looked up. */
const ASKED_BEFORE = [
  'offer_request_already_booked',
  'order_creation_already_attempted',
  'booking_already_attempted',
]

/**
 * What an order or a payment comes to that did not succeed. Only where Duffel says that nothing happened is it a
 * rejection; whatever else went wrong at the airline's end may have left an order there.
 * @throws SupplierError when it was not let in: too many calls, a wrong token, or a request that is wrong itself
 */
export function outcomeOf(error: unknown): BookingOutcome {
  if (!(error instanceof SupplierError) || error.kind === 'rate_limited') throw error
  if (!(error instanceof DuffelError)) return { kind: 'unknown' }
  const { status, problem } = error
  const code = problem?.code ?? ''
  if (ASKED_BEFORE.includes(code)) return { kind: 'unknown' }
  if (status >= 500 && code !== 'order_not_created') return { kind: 'unknown' }
  const reason = reasons[code]
  if (reason) return { kind: 'refused', reason }
  if (problem?.pointer?.includes('/passengers')) {
    return { kind: 'refused', reason: 'passenger_refused' }
  }
  const taken = problem?.type === 'invalid_state_error' || problem?.type === 'airline_error'
  if (status === 422 && taken) return { kind: 'refused', reason: 'gone' }
  throw error
}
