import { flightQuoteStandsUntil, whyNotCancelFlight } from '../flight/flight-cancellation.ts'
import {
  chosenTravelers,
  partByPerson,
  refundOfTravelers,
  wantsPerson,
} from '../flight/part-cancellation.ts'
import {
  chosenStay,
  refundOfStay,
  stayQuoteStandsUntil,
  stayRefundByPerson,
  whyNotCancelHoliday,
} from '../holiday/cancel-holiday.ts'
import { DomainError } from '../http/problem.ts'
import { todayInDhaka } from '../values/dates.ts'
import { MINUTE_MS } from '../values/time-units.ts'
import { refundOfVisa, visaRefundByPerson, whyNotCancelVisa } from '../visa/cancel-visa.ts'
import {
  CANCELLATION_QUOTE_MINUTES,
  type Cancellation,
  type CancellationChoice,
  type CancellationProblem,
  type CancellationQuote,
  type CancellationStatus,
  type CancellationSums,
} from '../order/cancellation.ts'
import { leftOfPrice, withinLeft } from '../order/left-of-price.ts'
import {
  doneCancellations,
  endingCancellation,
  openCancellation,
} from '../order/own-cancellations.ts'
import type { Order } from './order.ts'
import { quoteStale } from '../order/order-errors.ts'
import type { Message } from '../messages/message.ts'

/** A traveller's own cancellation, whatever was bought. Integer BDT, epoch milliseconds. */

/** Why an order cannot be cancelled by its traveller now; null when it can. */
export function whyNotCancel(order: Order, now: number): DomainError | null {
  const { cancellations, paymentStatus } = order
  const outdated = (message: Message) => new DomainError('outdated', message)
  if (paymentStatus === 'pending') return outdated('cancelUnpaid')
  if (openCancellation(cancellations) ?? endingCancellation(cancellations)) {
    return outdated('cancelAsked')
  }
  if (paymentStatus !== 'success') return outdated('bookingEnded')
  if (order.serviceType === 'flight') return whyNotCancelFlight(order, now)
  return order.serviceType === 'holidays'
    ? whyNotCancelHoliday(order, now)
    : whyNotCancelVisa(order)
}

/** The terms of a quote, as they are answered and stored. */
interface CancellationTerms extends Pick<CancellationQuote, 'travelerIds' | 'stay' | 'lines'> {
  refund: number | null
  kept: number | null
  /** The refund that the airline owes us; null where there is none, or where it is unknown. */
  fromAirline: number | null
  /** How many cancellations of the order were done before. */
  doneBefore: number
}

/**
 * The terms at which an order, or a part of it, can be cancelled now.
 * @throws DomainError invalid_input when a part is chosen that is cancelled already, or when those who stay booked may not
 * travel alone
 */
export function cancellationTerms(
  order: Order,
  choice: CancellationChoice,
  now: number,
): CancellationTerms {
  const { travelerIds, stay } = chosenOf(order, choice)
  const doneBefore = doneCancellations(order.cancellations).length
  const unknown = { refund: null, kept: null, lines: [], fromAirline: null }
  const sums = sumsOf(order, travelerIds, stay, now)
  return {
    fromAirline: null,
    ...(sums ? withinLeft(sums, leftOfPrice(order)) : unknown),
    travelerIds,
    stay,
    doneBefore,
  }
}

function chosenOf(order: Order, choice: CancellationChoice) {
  const whole = { travelerIds: null, stay: null }
  if (order.serviceType === 'flight') {
    return { ...whole, travelerIds: chosenTravelers(order, choice.travelerIds) }
  }
  return order.serviceType === 'holidays'
    ? { ...whole, stay: chosenStay(order, choice.stay) }
    : whole
}

function sumsOf(
  order: Order,
  travelerIds: CancellationTerms['travelerIds'],
  stay: CancellationTerms['stay'],
  now: number,
): CancellationSums | null {
  if (order.serviceType === 'flight') {
    const condition = order.productData.offer.conditions?.refund ?? null
    return refundOfTravelers(order, condition, travelerIds)
  }
  return order.serviceType === 'holidays'
    ? refundOfStay(order, stay, todayInDhaka(now))
    : refundOfVisa(order)
}

/** Until when a quote that is made now can be confirmed, epoch milliseconds. */
export function quoteStandsUntil(order: Order, now: number): number {
  if (order.serviceType === 'flight') return flightQuoteStandsUntil(order, now)
  return order.serviceType === 'holidays'
    ? stayQuoteStandsUntil(now)
    : now + CANCELLATION_QUOTE_MINUTES * MINUTE_MS
}

/**
 * Rejects a quote that is outdated: by another cancellation of the order, even of an equal part, since two quotes of
 * one moment may mean the same room; or because a new one would say something else, for example after an application was
 * handed over.
 * @throws DomainError outdated
 */
export function assertStillSo(
  order: Order,
  quoted: Pick<CancellationTerms, 'travelerIds' | 'stay' | 'refund' | 'doneBefore'>,
  now: number,
): void {
  const since = doneCancellations(order.cancellations).slice(quoted.doneBefore)
  if (since.length > 0) throw quoteStale(since)
  const { travelerIds, stay, refund } = quoted
  const choice = { ...(travelerIds && { travelerIds }), ...(stay && { stay }) }
  const stands = () => {
    const terms = cancellationTerms(order, choice, now)
    const alike = terms.refund === refund && (terms.stay === null) === (stay === null)
    return alike && (terms.travelerIds === null) === (travelerIds === null)
  }
  try {
    if (stands()) return
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
  throw new DomainError('outdated', 'quoteOutdated')
}

/** Why a confirmed cancellation waits for staff; null when it proceeds automatically. */
export function problemOf(
  order: Order,
  { travelerIds, refund }: Pick<CancellationQuote, 'travelerIds' | 'refund'>,
): CancellationProblem | null {
  if (order.serviceType === 'flight' && wantsPerson(order, travelerIds)) return 'part_of_booking'
  return refund === null ? 'amount_unknown' : null
}

/** The status of a cancellation that was just confirmed. A flight is cancelled when its airline has done so, our own sales at once. */
export function statusWhenConfirmed(
  { serviceType }: Pick<Order, 'serviceType'>,
  problem: CancellationProblem | null,
): CancellationStatus {
  if (problem) return 'needs_person'
  return serviceType === 'flight' ? 'asked' : 'done'
}

/** The sums of a refund whose amount a member of staff agreed with the traveller. @param refund integer BDT, at most what is left of what was paid for it */
export function sumsByPerson(
  order: Order,
  refund: number,
  { travelerIds, stay }: Pick<Cancellation, 'travelerIds' | 'stay'>,
): CancellationSums & Pick<CancellationTerms, 'fromAirline'> {
  const left = leftOfPrice(order)
  if (order.serviceType === 'flight') {
    return withinLeft(partByPerson(order, refund, travelerIds), left)
  }
  const sums =
    order.serviceType === 'holidays'
      ? stayRefundByPerson(order, refund, stay)
      : visaRefundByPerson(order, refund)
  return { ...withinLeft(sums, left), fromAirline: null }
}
