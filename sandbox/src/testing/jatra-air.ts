import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import type { FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'
import type { Database } from '@jatra/api/db/types'
import type { OfferTerms } from '@jatra/api/db/offer-terms'
import type { BookingPassenger, BookingRequest } from '@jatra/api/providers/flights/flight-supplier'
import { createJatraAir, type JatraAir } from '../jatra-air/jatra-air.ts'
import { oneWay } from './timetable.ts'

const START = Date.parse('2026-11-21T04:00:00Z')

/** Jatra Air with a clock that is set by hand and a scenario that may change. */
export interface JatraAirForTest {
  air: JatraAir
  clock: { now: number }
  play(scenario: JatraAirScenario | null): void
  /** Lets time go by. */
  pass(seconds: number): void
}

export function jatraAirForTest(db: Database): JatraAirForTest {
  const clock = { now: START }
  let playing: JatraAirScenario | null = null
  const air = createJatraAir({
    db,
    clock: () => clock.now,
    scenario: () => playing,
    webhookSecret: 'for-tests',
  })
  return {
    air,
    clock,
    play(scenario) {
      playing = scenario
    },
    pass(seconds) {
      clock.now += seconds * 1000
    },
  }
}

export interface SoldOffer {
  offer: FlightOffer
  terms: OfferTerms
}

export async function offersOf(
  { air, clock }: JatraAirForTest,
  query: FlightQuery = oneWay('DAC', 'CXB'),
): Promise<SoldOffer[]> {
  const options = { max: 10, today: '2026-11-21', notBefore: clock.now }
  const { offers, terms } = await air.search(query, options)
  return offers.map((offer) => ({ offer, terms: termsFor(terms, offer) }))
}

function termsFor(terms: Record<string, OfferTerms>, { id }: FlightOffer): OfferTerms {
  const found = terms[id]
  if (!found) throw new Error(`offer ${id} has no terms`)
  return found
}

/** The first offer of that airline, or the first of all. */
export async function offerOf(
  jatraAir: JatraAirForTest,
  query?: FlightQuery,
  airline?: string,
): Promise<SoldOffer> {
  const found = (await offersOf(jatraAir, query)).find(
    ({ offer }) => !airline || offer.validatingAirlineCodes[0] === airline,
  )
  if (!found) throw new Error('no such offer')
  return found
}

export function requestFor(
  { offer, terms }: SoldOffer,
  over: Partial<BookingRequest> = {},
): BookingRequest {
  return {
    orderId: 'order-1',
    offer: terms.reference,
    type: 'instant',
    total: { amount: offer.price.grandTotal, currency: offer.price.currency },
    passengers: offer.travelerPricings.map(({ travelerId, travelerType }): BookingPassenger => ({
      id: terms.passengers[travelerId] ?? '',
      type: travelerType,
      ...{ title: 'Mr', gender: 'Male', firstName: 'Karim', lastName: 'Rahman' },
      ...{ birthDate: '1990-04-05', nationality: 'BD', email: 'karim@example.com' },
      phone: '+8801712345678',
      ...(terms.passportRequired && {
        passport: { number: 'A01234567', expiryDate: '2031-01-01', issuedBy: 'BD' },
      }),
    })),
    ...over,
  }
}

/** Books and gives the booking's id. */
export async function bookOne(
  { air }: JatraAirForTest,
  sold: SoldOffer,
  over: Partial<BookingRequest> = {},
): Promise<string> {
  const outcome = await air.book(requestFor(sold, over))
  if (outcome.kind !== 'done') throw new Error(`the booking is ${outcome.kind}`)
  return outcome.order.id
}
