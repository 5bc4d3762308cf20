import { PENDING_MINUTES } from '../payment/payment-status.ts'
import { MINUTE_MS } from '../values/time-units.ts'

/** The time to pay ends this long before the offer does, because it is booked after it is paid. */
const OFFER_MARGIN_MINUTES = 2
/** The least time with which a traveller is sent to a payment page. */
const MIN_PAY_MINUTES = 5

/**
 * Until when a flight that is ordered now may be paid: half an hour, or as long as its offer stands. Null when that is
 * too short to pay. Times are epoch milliseconds.
 */
export function payOfferBy(now: number, offerExpiresAt: number): number | null {
  const latest = offerExpiresAt - OFFER_MARGIN_MINUTES * MINUTE_MS
  if (latest - now < MIN_PAY_MINUTES * MINUTE_MS) return null
  return Math.min(now + PENDING_MINUTES * MINUTE_MS, latest)
}
