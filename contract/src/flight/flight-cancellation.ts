import { DomainError } from '../http/problem.ts'
import {
  CANCELLATION_QUOTE_MINUTES,
  type CancellationLine,
  type CancellationSums,
} from '../order/cancellation.ts'
import type { Quote } from '../order/quote.ts'
import { share } from '../values/money.ts'
import { MINUTE_MS } from '../values/time-units.ts'
import { departureOf } from './airline-change.ts'
import type { FareCondition } from './fare-conditions.ts'
import type { FlightOrder } from './flight-order.ts'
import type { Message } from '../messages/message.ts'

/** The rules of a traveller's own cancellation of a flight (decision 124). Integer BDT, epoch milliseconds. */

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
 * airline gives back are not eaten by our own discount. Infants pay no fee as long as the others' fares cover it.
 *
 * @returns null when the airline did not say its fee
 */
export function refundOfFlight(
  { lines, discount, total }: Pick<Quote, 'lines' | 'discount' | 'total'>,
  condition: FareCondition | null,
): FlightRefund | null {
  if (!condition || (condition.allowed && condition.fee === null)) return null
  const travelers = lines.flatMap(({ item, travelerIds, base, tax }) =>
    travelerIds.map((travelerId) => ({ item, travelerId, base, tax })),
  )
  const full = total + discount
  const tax = travelers.reduce((sum, one) => sum + one.tax, 0)
  const fee = condition.allowed ? (condition.fee ?? 0) : full
  const fromAirline = Math.max(0, full - fee)
  const refund = Math.max(0, total - fee, Math.min(fromAirline, tax, total))
  const discounts = share(
    discount,
    travelers.map((one) => one.base + one.tax),
  )
  const paid = travelers.map((one, index) => one.base + one.tax - (discounts[index] ?? 0))
  const kept = shareFee(total - refund, travelers, paid)
  return {
    refund,
    kept: total - refund,
    fromAirline,
    lines: travelers.map(({ item, travelerId }, index) => {
      const [own = 0, lost = 0] = [paid[index], kept[index]]
      return { item, count: 1, travelerId, paid: own, refund: own - lost, kept: lost }
    }),
  }
}

/** A fee for everybody together: equally, of what each paid without taxes; then of infants, then of the taxes. */
function shareFee(
  fee: number,
  travelers: readonly { item: string; base: number; tax: number }[],
  paid: readonly number[],
): number[] {
  const kept = travelers.map(() => 0)
  const isInfant = (index: number) => travelers[index]?.item === 'HELD_INFANT'
  const fareOf = (index: number) => Math.max(0, (paid[index] ?? 0) - (travelers[index]?.tax ?? 0))
  const rounds: ((index: number) => number)[] = [
    (index) => (isInfant(index) ? 0 : fareOf(index)),
    (index) => (isInfant(index) ? fareOf(index) : 0),
    (index) => (paid[index] ?? 0) - (kept[index] ?? 0),
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

/** A supplier's amount becomes taka by a rate: so much for each traveller may be lost in rounding. */
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
  const more = Math.min(beyond, shown.kept)
  return { ...givingBack(shown, more), fromAirline: gives }
}

/**
 * A refund that a colleague has found out.
 * @param refund integer BDT, at most what those that are meant have paid
 * @param choose those of them that are meant
 */
export function refundByPerson(
  quote: Pick<Quote, 'lines' | 'discount' | 'total'>,
  refund: number,
  choose: (all: CancellationLine[]) => CancellationLine[] = (all) => all,
): FlightRefund {
  const nothing = refundOfFlight(quote, { allowed: false, fee: null })
  if (!nothing) throw new Error('a fare that is kept whole has a refund of nothing')
  const lines = choose(nothing.lines)
  const kept = lines.reduce((sum, line) => sum + line.kept, 0)
  const back = givingBack({ refund: 0, kept, lines, fromAirline: 0 }, Math.min(refund, kept))
  return { ...back, fromAirline: refund }
}

/** So much more of what was kept goes back, from everybody by what was kept of theirs. */
function givingBack(before: FlightRefund, more: number): FlightRefund {
  const parts = share(
    more,
    before.lines.map(({ kept }) => kept),
  )
  return {
    ...before,
    refund: before.refund + more,
    kept: before.kept - more,
    lines: before.lines.map((line, index) => {
      const part = parts[index] ?? 0
      return { ...line, refund: line.refund + part, kept: line.kept - part }
    }),
  }
}
