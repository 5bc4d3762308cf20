import { invalidFields } from '../http/problem.ts'
import type { FareCondition } from './fare-conditions.ts'
import {
  refundByPerson,
  refundOfFlight,
  type FlightRefund,
  type QuotedFare,
} from './flight-cancellation.ts'
import type { FlightOrder } from './flight-order.ts'
import type { Message } from '../messages/message.ts'

/**
 * The rules of taking some travellers out of a booking. Integer BDT; travellers by the offer's
 * `travelerId`s.
 */

interface Party extends Pick<FlightOrder, 'cancellations'> {
  quote: QuotedFare
}

/** Who does not fly any more, while others do. */
export function goneTravelers({ cancellations }: Pick<Party, 'cancellations'>): string[] {
  return cancellations.flatMap(({ status, travelerIds }) =>
    status === 'done' ? (travelerIds ?? []) : [],
  )
}

/** The travellers who still fly, when some were cancelled. */
export function stayingTravelers(order: Party): { travelerId: string; item: string }[] {
  const gone = goneTravelers(order)
  return order.quote.lines
    .flatMap(({ item, travelerIds }) => travelerIds.map((travelerId) => ({ travelerId, item })))
    .filter(({ travelerId }) => !gone.includes(travelerId))
}

/**
 * The travellers of a choice: null for all who still fly, however it was given.
 * @throws DomainError invalid_input where one of them does not fly, or children or infants would be left without an
 * adult
 */
export function chosenTravelers(
  order: Party,
  asked: readonly string[] | undefined,
): string[] | null {
  if (!asked) return null
  const staying = stayingTravelers(order)
  const isAsked = ({ travelerId }: { travelerId: string }) => asked.includes(travelerId)
  const refuse = (message: Message) => invalidFields({ travelerIds: [message] })
  if (asked.some((id) => !staying.some(({ travelerId }) => travelerId === id))) {
    throw refuse('travelerGone')
  }
  const left = staying.filter((one) => !isAsked(one))
  if (left.length === 0) return null
  const count = (...items: string[]) => left.filter(({ item }) => items.includes(item)).length
  const adults = count('ADULT')
  if (adults === 0) throw refuse('childrenAlone')
  if (count('HELD_INFANT') > adults) {
    throw refuse('infantAlone')
  }
  return staying.filter(isAsked).map(({ travelerId }) => travelerId)
}

/**
 * Whether airlines must be told by a colleague: they take a part out of a booking by hand, and what they then say of the
 * rest is not what we sold.
 */
export function wantsPerson(
  { cancellations }: Pick<Party, 'cancellations'>,
  chosen: unknown,
): boolean {
  return chosen !== null || goneTravelers({ cancellations }).length > 0
}

/**
 * The refund for some travellers: their part of the refund of the whole booking, so that however a party is cancelled,
 * one by one or all at once, it gets the same.
 * @param chosen null: everybody who still flies
 * @returns null when the airline did not say its fee
 */
export function refundOfTravelers(
  order: Party,
  condition: FareCondition | null,
  chosen: readonly string[] | null,
): FlightRefund | null {
  return refundOfFlight(order.quote, condition, meantBy(order, chosen))
}

/** A refund that a colleague has found out, for some travellers. @param refund integer BDT, at most what they paid */
export function partByPerson(
  order: Party,
  refund: number,
  chosen: readonly string[] | null,
): FlightRefund {
  return refundByPerson(order.quote, refund, meantBy(order, chosen))
}

function meantBy(order: Party, chosen: readonly string[] | null) {
  const meant = chosen ?? stayingTravelers(order).map(({ travelerId }) => travelerId)
  return (travelerId: string) => meant.includes(travelerId)
}

/** What was paid for those who still fly, integer BDT: the most that can still go back. */
export function priceOfStaying(order: Party & { price: number }): number {
  const gone = goneTravelers(order)
  if (gone.length === 0) return order.price
  const { lines } = partByPerson(order, 0, null)
  return lines.reduce((sum, { paid }) => sum + paid, 0)
}
