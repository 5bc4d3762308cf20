import { DomainError } from '../http/problem.ts'
import { findAirport } from '../places/airports/list.ts'
import { instantOf } from '../values/local-time.ts'
import type { AirlineChange, ChangeDecision } from './flight-booking.ts'
import type { FlightOrder } from './flight-order.ts'
import type { Dictionaries, FlightOffer, Itinerary, Segment } from './flight.ts'
import { firstSegment, lastSegment } from './itinerary.ts'
import type { Message } from '../messages/message.ts'

/** What determines the options for an order's change. */
type ChangedOrder = Pick<FlightOrder, 'booking' | 'productData'>

/**
 * What the traveller may decide now: to accept until the new flights leave, to be refunded until the journey begins.
 * Empty when there is no change, or when it is decided. @param now epoch milliseconds
 */
export function openDecisions(
  { booking, productData }: ChangedOrder,
  now: number,
): ChangeDecision[] {
  const { change } = booking
  if (change?.decision !== null) return []
  const journey = offerAfterChange(productData.offer, change).itineraries
  return [
    ...(now < departureOf(change.after) ? (['accept'] as const) : []),
    ...(now < departureOf(journey) ? (['refund'] as const) : []),
  ]
}

/**
 * Whether a decision is new; false when the same one was made before.
 * @param now epoch milliseconds
 * @throws DomainError outdated: another change stands, it was decided otherwise, or the flights have left
 */
export function isNewDecision(
  order: ChangedOrder,
  { changeId, decision }: { changeId: string; decision: ChangeDecision },
  now: number,
): boolean {
  const { change, answeredChanges } = order.booking
  const standing = change?.id === changeId ? change : null
  const decided = standing?.decision ?? answeredChanges.find(({ id }) => id === changeId)?.decision
  if (decided === decision) return false
  if (decided) throw outdated(DECIDED[decided])
  if (!standing) {
    throw outdated('changeGone')
  }
  if (openDecisions(order, now).includes(decision)) return true
  throw outdated('changeTooLate')
}

const outdated = (message: Message) => new DomainError('outdated', message)

const DECIDED: Record<ChangeDecision, Message> = {
  accept: 'changeAccepted',
  refund: 'changeRefunded',
}

/** The order's flights after an accepted change, with the names of new airports. */
export function productAfterChange<
  Product extends Pick<FlightOrder['productData'], 'offer' | 'dictionaries'>,
>(product: Product, change: Pick<AirlineChange, 'before' | 'after'>): Product {
  return {
    ...product,
    offer: offerAfterChange(product.offer, change),
    dictionaries: withAirportsOf(product.dictionaries, change.after),
  }
}

function withAirportsOf(
  dictionaries: Dictionaries,
  itineraries: readonly Itinerary[],
): Dictionaries {
  const points = itineraries
    .flatMap(({ segments }) => segments)
    .flatMap(({ departure, arrival }) => [departure, arrival])
  const added = points.flatMap(({ iataCode: code, place }) => {
    const found = findAirport(code) ?? place
    if (!found || dictionaries.locations[code]) return []
    const { name, city, country, countryCode } = found
    return [[code, { name, city, country, countryCode }] as const]
  })
  return {
    ...dictionaries,
    locations: { ...dictionaries.locations, ...Object.fromEntries(added) },
  }
}

/**
 * An offer with the flights that a change leads to; its price stays. A new flight takes the id of the one in whose place
 * it comes, so what was sold with that one (cabin, baggage) is its own, and calendars move an event instead of adding
 * one. Suppliers may name only the part of the journey that they changed.
 */
function offerAfterChange(
  offer: FlightOffer,
  { before, after }: Pick<AirlineChange, 'before' | 'after'>,
): FlightOffer {
  const replaced = replacedBy(offer.itineraries, before)
  const kept = offer.itineraries.filter((itinerary) => !replaced.includes(itinerary))
  const left = replaced.flatMap(({ segments }) => segments.map(({ id }) => id))
  const taken = new Set(offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id)))
  /** Ids of flights that come on top, each with the id of the flight whose cabin and baggage it has. */
  const added = new Map<string, string>()
  let last = left.at(-1) ?? ''
  const nextId = () => {
    const free = left.shift()
    if (free !== undefined) return (last = free)
    let number = taken.size + 1
    while (taken.has(String(number))) number += 1
    taken.add(String(number))
    added.set(String(number), last)
    return String(number)
  }
  const flown = after.map((itinerary) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment) => ({ ...segment, id: nextId() })),
  }))
  return {
    ...offer,
    itineraries: [...kept, ...flown].sort((a, b) => departureOf([a]) - departureOf([b])),
    travelerPricings: offer.travelerPricings.map((pricing) => ({
      ...pricing,
      fareDetailsBySegment: [
        ...pricing.fareDetailsBySegment,
        ...[...added].flatMap(([segmentId, like]) => {
          const sold = pricing.fareDetailsBySegment.find((one) => one.segmentId === like)
          return sold ? [{ ...sold, segmentId }] : []
        }),
      ],
    })),
  }
}

/** The itineraries of a journey that a change names: by their flights, or by their way where those differ. */
function replacedBy(journey: readonly Itinerary[], before: readonly Itinerary[]): Itinerary[] {
  if (before.length >= journey.length) return [...journey]
  return before.flatMap((named) => {
    const same = (keyOf: (itinerary: Itinerary) => string) =>
      journey.find((itinerary) => keyOf(itinerary) === keyOf(named))
    return same(flightsOf) ?? same(wayOf) ?? []
  })
}

const flightsOf = ({ segments }: Itinerary) =>
  segments.map((one) => `${one.carrierCode} ${one.number} ${one.departure.at}`).join()

const wayOf = (itinerary: Itinerary) =>
  `${firstSegment(itinerary).departure.iataCode} ${lastSegment(itinerary).arrival.iataCode}`

/** When the first of these flights leaves, epoch milliseconds; always past where there is none. */
export function departureOf(itineraries: readonly Itinerary[]): number {
  const left = itineraries.map((itinerary) => instantAt(firstSegment(itinerary).departure))
  return left.length > 0 ? Math.min(...left) : -Infinity
}

/** When the last of these flights lands, epoch milliseconds; always past where there is none. */
export function arrivalOf(itineraries: readonly Itinerary[]): number {
  return Math.max(...itineraries.map((itinerary) => instantAt(lastSegment(itinerary).arrival)))
}

/** An airport's clock as an instant; UTC where neither we nor the supplier know its zone. */
export function instantAt(point: Segment['departure']): number {
  const [hours = 0, minutes = 0] = point.at.slice(11).split(':').map(Number)
  return instantOf(point.at.slice(0, 10), hours * 60 + minutes, zoneOf(point) ?? 'UTC')
}

/** The IANA zone of where a flight leaves or lands. */
export const zoneOf = ({ iataCode, place }: Segment['departure']): string | undefined =>
  findAirport(iataCode)?.tz ?? place?.timeZone
