import { z } from 'zod'
import { HOUR_MS, MINUTE_MS } from '../values/time-units.ts'

/**
 * "Book now, pay later": how long seats are kept without payment. Instants are epoch milliseconds, and
 * ISO 8601 where travellers read them.
 */

/** Until when seats may be reserved without payment, as travellers read it. */
export const offerHoldSchema = z.object({
  /** The payment has to be finished by then. */
  payBy: z.iso.datetime(),
  /** Until when a payment is at today's price; null when the airline promises nothing. */
  priceGuaranteedUntil: z.iso.datetime().nullable(),
})
export type OfferHold = z.infer<typeof offerHoldSchema>

/** What a supplier says of a hold. */
interface SupplierHold {
  payBy: number
  priceGuaranteedUntil: number | null
}

/** The traveller has to pay this long before we pay the supplier, because a gateway's notice may be late. */
export const PAY_MARGIN_MINUTES = 30
/** An unticketed booking is cancelled after 72 hours (circular of the Ministry of Civil Aviation, 11 Feb 2025). */
const MAX_HOLD_HOURS = 72
/** Seats that would be kept for less than this are paid at once. */
const MIN_HOLD_MINUTES = 120
/** How long a supplier may take to reserve the seats; then the order ends and nothing is charged. */
export const HOLD_ANSWER_MINUTES = 15

/** Until when the traveller may pay a hold. @param askedAt when the request was, or would be, sent */
export function payHoldBy(supplierPayBy: number, askedAt: number): number {
  const latest = Math.min(
    supplierPayBy - PAY_MARGIN_MINUTES * MINUTE_MS,
    askedAt + MAX_HOLD_HOURS * HOUR_MS,
  )
  return wholeMinute(latest)
}

/** The reservation that a traveller would get now; null where the supplier offers none, or leaves too little time to pay. */
export function offerHoldOf(hold: SupplierHold | null, now: number): OfferHold | null {
  if (!hold) return null
  const payBy = payHoldBy(hold.payBy, now)
  if (payBy - now < MIN_HOLD_MINUTES * MINUTE_MS) return null
  const guaranteed = hold.priceGuaranteedUntil
  return {
    payBy: new Date(payBy).toISOString(),
    priceGuaranteedUntil:
      guaranteed === null
        ? null
        : new Date(wholeMinute(guaranteed - PAY_MARGIN_MINUTES * MINUTE_MS)).toISOString(),
  }
}

/** Whether the price stands for as long as the seats. */
export function isPriceGuaranteed({ payBy, priceGuaranteedUntil }: OfferHold): boolean {
  return priceGuaranteedUntil !== null && Date.parse(priceGuaranteedUntil) >= Date.parse(payBy)
}

/** A quarter of the hold before its end, at least an hour and at most six. */
export function remindOfHoldAt(heldAt: number, payBy: number): number {
  const lead = Math.min(Math.max((payBy - heldAt) / 4, HOUR_MS), 6 * HOUR_MS)
  return wholeMinute(payBy - lead)
}

const wholeMinute = (instant: number) => Math.floor(instant / MINUTE_MS) * MINUTE_MS
