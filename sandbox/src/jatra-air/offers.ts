import type { Dictionaries, FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'
import { PRICE_RISE_CENTS } from '@jatra/contract/flight/jatra-air'
import { createTimetableProvider } from '../timetable/timetable-provider.ts'
import type { OfferTerms } from '@jatra/api/db/offer-terms'
import type {
  FlightSearchOptions,
  FlightSearchResult,
  Repriced,
} from '@jatra/api/providers/flights/flight-supplier'
import { passIfReachable } from './failures.ts'
import type { JatraAirDeps } from './jatra-air-deps.ts'
import { readReference } from './offer-reference.ts'
import { seatsTaken } from './seats.ts'
import { centsOf, flightsOf, moneyOf, seatedOf, termsOf } from './terms.ts'

const timetable = createTimetableProvider()

/** Of the first leg, `DAC-CXB`. */
const routeOf = ({ legs: [leg] }: FlightQuery): string => (leg ? `${leg.from}-${leg.to}` : '')

const leftOf = (
  { seats }: Pick<JatraAirDeps, 'seats'>,
  offer: FlightOffer,
  taken: ReadonlyMap<string, number>,
): number =>
  (seats ?? offer.numberOfBookableSeats) -
  Math.max(0, ...flightsOf(offer.itineraries).map((flight) => taken.get(flight) ?? 0))

/** The timetable's offers, without those whose seats were sold. */
export async function searchOffers(
  deps: JatraAirDeps,
  query: FlightQuery,
  options: FlightSearchOptions,
): Promise<FlightSearchResult> {
  const foundAt = deps.clock()
  passIfReachable(
    deps.scenario({ method: 'search', route: routeOf(query), lastNames: [] }),
    foundAt,
  )
  const { offers, dictionaries } = await timetable.search(query, options)
  const mark = deps.newId()
  const flights = offers.flatMap(({ itineraries }) => flightsOf(itineraries))
  const taken = await seatsTaken(deps.db, flights, foundAt)
  const result: FlightSearchResult = { offers: [], dictionaries, terms: {} }
  for (const offer of offers) {
    const left = leftOf(deps, offer, taken)
    if (left < seatedOf(offer)) continue
    const id = String(result.offers.length + 1)
    result.offers.push({
      ...offer,
      id,
      numberOfBookableSeats: Math.min(left, offer.numberOfBookableSeats),
    })
    const source = { mark, foundAt, query, options, id: offer.id }
    result.terms[id] = termsOf(offer, dictionaries, source)
  }
  return result
}

/** An offer found again, as the timetable has it. */
export interface FoundOffer {
  offer: FlightOffer
  dictionaries: Dictionaries
  terms: OfferTerms
  route: string
}

/** @returns null for an offer that the timetable no longer has, or never had */
export async function findOffer(reference: string): Promise<FoundOffer | null> {
  const source = readReference(reference)
  if (!source) return null
  const { offers, dictionaries } = await timetable.search(source.query, source.options)
  const offer = offers.find(({ id }) => id === source.id)
  if (!offer) return null
  const terms = termsOf(offer, dictionaries, source)
  return { offer, dictionaries, terms, route: routeOf(source.query) }
}

export const hasSeats = async (
  { db, seats }: Pick<JatraAirDeps, 'db' | 'seats'>,
  offer: FlightOffer,
  now: number,
): Promise<boolean> => {
  const taken = await seatsTaken(db, flightsOf(offer.itineraries), now)
  return leftOf({ seats }, offer, taken) >= seatedOf(offer)
}

/** What an offer costs now, in cents. */
export const priceOf = ({ price }: FlightOffer, raised: boolean): number =>
  centsOf(price.grandTotal) + (raised ? PRICE_RISE_CENTS : 0)

export async function repriceOffer(deps: JatraAirDeps, reference: string): Promise<Repriced> {
  const now = deps.clock()
  const found = await findOffer(reference)
  if (!found) return { kind: 'gone' }
  const { offer, terms, route } = found
  const scenario = deps.scenario({ method: 'reprice', route, lastNames: [] })
  passIfReachable(scenario, now)
  if (scenario === 'gone' || now >= terms.expiresAt || !(await hasSeats(deps, offer, now)))
    return { kind: 'gone' }
  return {
    kind: 'available',
    total: moneyOf(priceOf(offer, scenario === 'price_changed'), offer.price.currency),
    expiresAt: terms.expiresAt,
    hold: terms.hold,
  }
}
