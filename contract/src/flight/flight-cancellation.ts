import { DomainError } from '../http/problem.ts'
import {
  CANCELLATION_QUOTE_MINUTES,
  keptServiceFee,
  type CancellationLine,
  type CancellationSums,
} from '../order/cancellation.ts'
import type { StoredQuote } from '../order/quote.ts'
import { share } from '../values/money.ts'
import { MINUTE_MS } from '../values/time-units.ts'
import { departureOf } from './airline-change.ts'
import type { FareCondition } from './fare-conditions.ts'
import type { FlightOrder } from './flight-order.ts'
import type { Message } from '../messages/message.ts'

/**
 * The rules of a traveller's own cancellation of a flight. Integer BDT, epoch milliseconds. Only tickets
 * that were issued are cancelled by them; of others the whole price goes back (./unflown-refund.ts).
 */

/** The parts of a quote that cancelling reads. */
export type QuotedFare = Pick<
  StoredQuote,
  'lines' | 'discount' | 'margin' | 'serviceFee' | 'policy'
>

/** Why a flight that is paid cannot be cancelled by its traveller now; null when it can. */
export function whyNotCancelFlight(
  order: Pick<FlightOrder, 'booking' | 'productData'>,
  now: number,
): DomainError | null {
  const { booking, productData } = order
  const outdated = (message: Message) => new DomainError('outdated', message)
  if (['failed', 'cancelled'].includes(booking.status)) {
    return outdated('bookingEnded')
  }
  if (booking.status === 'change_pending') {
    return outdated('cancelChanged')
  }
  if (booking.status !== 'ticketed') {
    return new DomainError('request_in_progress', 'cancelTicketing', { retryAfter: 60 })
  }
  return now < departureOf(productData.offer.itineraries) ? null : outdated('cancelFlown')
}

/** Until when a quote of now stands: half an hour, and never past the departure. */
export function flightQuoteStandsUntil(
  { productData }: Pick<FlightOrder, 'productData'>,
  now: number,
): number {
  const departsAt = departureOf(productData.offer.itineraries)
  return Math.min(now + CANCELLATION_QUOTE_MINUTES * MINUTE_MS, departsAt)
}

export interface FlightRefund extends CancellationSums {
  /** The refund that we expect from the airline; staff decide about a lower one. */
  fromAirline: number
}

/**
 * The refund of a whole flight by the conditions that it was sold under. The airline keeps its fee; taxes that the
 * airline gives back are not eaten by our own discount. Infants pay no fee as long as the others' fares cover it. Of our
 * own charges the margin goes back, and the service fee unless the conditions said that it stays.
 *
 * @param isMeant of whom it is, by the offer's `travelerId`s: everybody unless given
 * @returns null when the airline did not say its fee
 */
export function refundOfFlight(
  quote: QuotedFare,
  condition: FareCondition | null,
  isMeant: (travelerId: string) => boolean = () => true,
): FlightRefund | null {
  if (!condition || (condition.allowed && condition.fee === null)) return null
  const payers = payersOf(quote)
  const sum = (part: 'fare' | 'tax') => payers.reduce((all, one) => all + one[part], 0)
  const [fare, full] = [sum('fare'), sum('fare') + quote.discount]
  const fee = condition.allowed ? (condition.fee ?? 0) : full
  const fromAirline = Math.max(0, full - fee)
  const back = Math.max(0, fare - fee, Math.min(fromAirline, sum('tax'), fare))
  const byAirline = shareFee(fare - back, payers)
  const shares = payers
    .map((payer, index) => ({ payer, kept: byAirline[index] ?? 0 }))
    .filter(({ payer }) => isMeant(payer.travelerId))
  const lines = shares.map(({ payer, kept: lost }): CancellationLine => {
    const kept = lost + payer.keptFee
    return { ...lineOf(payer), refund: payer.paid - kept, kept, ...serviceFeeOf(payer.keptFee) }
  })
  const ofPart = shares.reduce((all, { payer, kept }) => all + payer.fare - kept, 0)
  return { ...sumsOf(lines), fromAirline: lines.length === payers.length ? fromAirline : ofPart }
}

interface Payer {
  item: CancellationLine['item']
  travelerId: string
  /** Paid for the airline's fare: taxes are in it, and our discount is off. */
  fare: number
  tax: number
  /** Paid in all, with our own charges. */
  paid: number
  /** The service fee within that, which stays with us; integer BDT. */
  keptFee: number
}

/** What each traveller has paid. */
function payersOf(quote: QuotedFare): Payer[] {
  const { lines, discount, margin = 0, serviceFee = 0, policy } = quote
  const travelers = lines.flatMap(({ item, travelerIds, base, tax }) =>
    travelerIds.map((travelerId) => ({ item, travelerId, full: base + tax, tax })),
  )
  const fares = travelers.map(({ full }) => full)
  const [discounts, margins] = [share(discount, fares), share(margin, fares)]
  const fees = share(
    serviceFee,
    travelers.map(() => 1),
  )
  return travelers.map(({ full, ...traveler }, index) => {
    const fare = full - (discounts[index] ?? 0)
    const fee = fees[index] ?? 0
    return {
      ...{ ...traveler, fare, paid: fare + (margins[index] ?? 0) + fee },
      keptFee: policy?.keepsServiceFee ? fee : 0,
    }
  })
}

const lineOf = ({ item, travelerId, paid }: Payer) => ({ item, count: 1, travelerId, paid })
const serviceFeeOf = (serviceFee: number) => (serviceFee > 0 ? { serviceFee } : {})

function sumsOf(lines: CancellationLine[]): CancellationSums {
  const sum = (part: 'refund' | 'kept') => lines.reduce((all, line) => all + line[part], 0)
  return { refund: sum('refund'), kept: sum('kept'), lines }
}

/** A fee for everybody together: equally, of what each paid without taxes; then of infants, then of the taxes. */
function shareFee(fee: number, payers: readonly Payer[]): number[] {
  const kept = payers.map(() => 0)
  const isInfant = (index: number) => payers[index]?.item === 'HELD_INFANT'
  const paidOf = (index: number) => payers[index]?.fare ?? 0
  const fareOf = (index: number) => Math.max(0, paidOf(index) - (payers[index]?.tax ?? 0))
  const rounds: ((index: number) => number)[] = [
    (index) => (isInfant(index) ? 0 : fareOf(index)),
    (index) => (isInfant(index) ? fareOf(index) : 0),
    (index) => paidOf(index) - (kept[index] ?? 0),
  ]
  let left = fee
  for (const roomOf of rounds) {
    const rooms = kept.map((_, index) => ({ index, room: roomOf(index) }))
    const most = Math.min(
      left,
      rooms.reduce((sum, { room }) => sum + room, 0),
    )
    left -= most
    let toTake = most
    // The smallest first, so that what does not fit into it falls to the others.
    rooms
      .filter(({ room }) => room > 0)
      .sort((a, b) => a.room - b.room)
      .forEach(({ index, room }, done, all) => {
        const part = Math.min(room, Math.floor(toTake / (all.length - done)))
        const taken = done === all.length - 1 ? toTake : part
        kept[index] = (kept[index] ?? 0) + taken
        toTake -= taken
      })
  }
  return kept
}

/** Taka that rounding may lose for each traveller, because a supplier's amount is converted by a rate. */
const ROUNDING = 2

/**
 * What the traveller gets once the airline has said what it gives back: what was shown, and what the airline gives beyond
 * its conditions on top. Never more than was paid.
 * @param gives integer BDT; null when the airline does not say
 * @returns null when it gives less than expected, or does not say: then a person decides before anything is cancelled
 */
export function refundByAirline(shown: FlightRefund, gives: number | null): FlightRefund | null {
  if (gives === null) return null
  const beyond = gives - shown.fromAirline
  const tolerance = ROUNDING * shown.lines.length
  if (beyond < -tolerance) return null
  if (beyond <= tolerance) return shown
  return { ...givingBack(shown, beyond, keptByAirline), fromAirline: gives }
}

/** What of a line the airline keeps; the rest of what is kept is our service fee. */
export const keptByAirline = (line: CancellationLine) => line.kept - keptServiceFee([line])

/**
 * A refund that a colleague has found out.
 * @param refund integer BDT, at most what those that are meant have paid
 * @param isMeant as in {@link refundOfFlight}
 */
export function refundByPerson(
  quote: QuotedFare,
  refund: number,
  isMeant: (travelerId: string) => boolean = () => true,
): FlightRefund {
  const meant = payersOf(quote).filter(({ travelerId }) => isMeant(travelerId))
  const nothing = meant.map((payer): CancellationLine => ({
    ...lineOf(payer),
    ...{ refund: 0, kept: payer.paid },
    ...serviceFeeOf(payer.keptFee),
  }))
  const back = givingBack({ lines: nothing }, refund, ({ kept }) => kept)
  // Of what is kept the service fee comes first.
  const lines = back.lines.map(({ serviceFee = 0, ...line }) => ({
    ...line,
    ...serviceFeeOf(Math.min(serviceFee, line.kept)),
  }))
  return { ...back, lines, fromAirline: refund }
}

/** More goes back, from everybody by what can go back of theirs, and at most that. */
function givingBack(
  { lines }: Pick<CancellationSums, 'lines'>,
  more: number,
  mostOf: (line: CancellationLine) => number,
): CancellationSums {
  const most = lines.map(mostOf)
  const parts = share(
    Math.min(
      more,
      most.reduce((sum, one) => sum + one, 0),
    ),
    most,
  )
  return sumsOf(
    lines.map((line, index) => {
      const part = parts[index] ?? 0
      return { ...line, refund: line.refund + part, kept: line.kept - part }
    }),
  )
}
