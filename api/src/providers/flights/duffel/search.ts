import type { FlightQuery, Dictionaries } from '@jatra/contract/flight/flight'
import { assertFlightQuery } from '@jatra/contract/flight/assert-flight-query'
import type { Logger } from '@jatra/contract/observability/logging'
import { z } from 'zod'
import { findCity } from '@jatra/contract/places/airports/cities'
import { findAirport } from '@jatra/contract/places/airports/list'
import type { Cabin } from '@jatra/contract/flight/passengers'
import type { FlightSearchOptions, FlightSearchResult } from '../flight-supplier.ts'
import type { DuffelClient } from './duffel-client.ts'
import {
  dataOf,
  offerSchema,
  pageOf,
  type DuffelOffer,
  type DuffelPlace,
} from './duffel-schemas.ts'
import { instantAt, codeOfCarrier, placeOf } from './itineraries.ts'
import { offerOf } from './offers.ts'

/** A search does not ask how old children are, and airlines price all from 2 to 11 alike. */
const CHILD_AGE = 8
const INFANT_AGE = 1

const cabinClasses: Record<Cabin, string> = {
  ECONOMY: 'economy',
  BUSINESS: 'business',
  FIRST: 'first',
}

/** A search as Duffel takes it: who is under 18 has an age on the day of the last flight, and no type. */
function offerRequestOf({ legs, adults, children, infants, travelClass }: FlightQuery) {
  return {
    slices: legs.map(({ from, to, date }) => ({
      origin: from,
      destination: to,
      departure_date: date,
    })),
    passengers: [
      ...Array.from({ length: adults }, () => ({ type: 'adult' })),
      ...Array.from({ length: children }, () => ({ age: CHILD_AGE })),
      ...Array.from({ length: infants }, () => ({ age: INFANT_AGE })),
    ],
    cabin_class: cabinClasses[travelClass],
  }
}

/** How long Duffel waits for airlines; we wait longer than that. */
const AIRLINES_MS = 20_000
const SEARCH_TIMEOUT_MS = 30_000
/** How much sooner than we Duffel stops waiting for airlines, when an answer is wanted soon: its offers are read then. */
const READING_MS = 3_000
/** Duffel's most. */
const MAX_PAGE = 200
/** A search of many offers that have left already ends some time. */
const MAX_PAGES = 5

/** Searches without the offers and reads them cheapest first: a whole answer has more than a megabyte. */
export async function search(
  { client, log }: { client: DuffelClient; log: Logger },
  query: FlightQuery,
  { max, today, notBefore, within = SEARCH_TIMEOUT_MS }: FlightSearchOptions,
): Promise<FlightSearchResult> {
  assertFlightQuery(query, today)
  const waits = Math.min(AIRLINES_MS, within - READING_MS)
  const { answer } = await client.call({
    method: 'POST',
    path: '/air/offer_requests',
    query: { return_offers: 'false', supplier_timeout: String(waits) },
    data: offerRequestOf(query),
    answer: dataOf(z.object({ id: z.string() })),
    timeoutMs: within,
  })
  const result: FlightSearchResult = {
    offers: [],
    dictionaries: dictionariesOf([], query),
    terms: {},
  }
  const sold: DuffelOffer[] = []
  let leftOut = 0
  let after: string | null = ''
  for (let page = 0; after !== null && page < MAX_PAGES && sold.length < max; page += 1) {
    const list = await readPage(client, answer.data.id, Math.min(max, MAX_PAGE), after)
    for (const read of list.offers) {
      const offer = offerSchema.safeParse(read).data
      if (sold.length === max || (offer && leaves(offer) < notBefore)) continue
      const id = String(sold.length + 1)
      const mapped = offer && offerOf(id, offer, query)
      if (!mapped) {
        leftOut += 1
        continue
      }
      sold.push(offer)
      result.offers.push(mapped.offer)
      result.terms[id] = mapped.terms
    }
    after = list.after
  }
  // One that we cannot read must not cost the traveller all the others.
  if (leftOut) log.warn('duffel_offers_left_out', { count: leftOut, of: leftOut + sold.length })
  return { ...result, dictionaries: dictionariesOf(sold, query) }
}

async function readPage(client: DuffelClient, requestId: string, limit: number, after: string) {
  const { answer } = await client.call({
    method: 'GET',
    path: '/air/offers',
    query: {
      offer_request_id: requestId,
      sort: 'total_amount',
      limit: String(limit),
      ...(after && { after }),
    },
    answer: pageOf(z.unknown()),
  })
  return { offers: answer.data, after: answer.meta?.after ?? null }
}

function leaves({ slices }: DuffelOffer): number {
  const first = slices[0]?.segments[0]
  return first ? instantAt(first.departing_at, first.origin) : 0
}

/** Names for every code in the offers, and for the airports that were asked for. */
function dictionariesOf(offers: readonly DuffelOffer[], query: FlightQuery): Dictionaries {
  const dictionaries: Dictionaries = { carriers: {}, aircraft: {}, locations: {} }
  const addLocation = (code: string, said?: DuffelPlace) => {
    if (dictionaries.locations[code]) return
    const { name, city, country, countryCode } =
      findAirport(code) ?? findCity(code) ?? placeOf(code, said)
    dictionaries.locations[code] = { name, city, country, countryCode }
  }
  for (const { from, to } of query.legs) [from, to].forEach((code) => addLocation(code))
  for (const { owner, slices } of offers) {
    dictionaries.carriers[codeOfCarrier(owner)] = owner.name
    for (const segment of slices.flatMap((slice) => slice.segments)) {
      for (const carrier of [segment.marketing_carrier, segment.operating_carrier]) {
        dictionaries.carriers[codeOfCarrier(carrier)] = carrier.name
      }
      if (segment.aircraft) {
        dictionaries.aircraft[segment.aircraft.iata_code] = segment.aircraft.name
      }
      for (const place of [segment.origin, segment.destination]) addLocation(place.iata_code, place)
    }
  }
  return dictionaries
}
