import { z } from 'zod'
import { issue, type Message } from '../messages/message.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { dateSchema } from '../fields/date.ts'
import { airportSchema } from '../places/airport.ts'
import { countryCode } from '../places/country-code.ts'
import { byCountryName } from '../places/country-by-name.ts'
import { flightSearchSchema, pricedOfferSchema, type FlightQuery } from './flight.ts'
import { cabins } from './passengers.ts'
import { boundedString, text } from '../fields/text.ts'

/** Offers of one search at most (docs/specification.md, Passenger and search limits). */
const MAX_OFFERS = 10
/** Rows of a multi-city search at most (docs/specification.md, Passenger and search limits). */
export const MAX_LEGS = 4

const iata = (message: Message) =>
  boundedString(20, message, message)
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{3}$/, issue(message)))

const whole = (min: number, max: number, message: Message) => {
  const error = issue(message)
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}

/** `DAC-BKK-2026-12-01`: repeated, it names a multi-city journey in a link that people can read. */
const legSchema = z
  .string()
  .regex(/^[A-Za-z]{3}-[A-Za-z]{3}-\d{4}-\d{2}-\d{2}$/, issue('legForm'))
  .transform((leg) => ({
    from: leg.slice(0, 3).toUpperCase(),
    to: leg.slice(4, 7).toUpperCase(),
    date: leg.slice(8),
  }))
  .pipe(z.object({ from: z.string(), to: z.string(), date: dateSchema }))

/** A cabin by its code, or as people read it: `Economy`, `First Class`. */
const cabin = z.preprocess(
  (given: string) =>
    typeof given === 'string'
      ? given
          .trim()
          .toUpperCase()
          .replace(/[ _-]CLASS$/, '')
      : given,
  z.enum(cabins, { error: issue('cabinMissing') }),
)

/**
 * The query of a search (docs/specification.md, Flight search form), with repeated `leg`. When legs are given they are
 * the whole journey; the spec's own parameters then repeat the first.
 */
export const flightSearchQuerySchema = z
  .object({
    originLocationCode: iata('originMissing').optional(),
    destinationLocationCode: iata('destinationMissing').optional(),
    departureDate: dateSchema.optional(),
    returnDate: dateSchema.optional(),
    adults: whole(1, 99, 'adultsCount').default(1),
    children: whole(0, 99, 'childrenCount').default(0),
    infants: whole(0, 99, 'infantsCount').default(0),
    travelClass: cabin.default('ECONOMY'),
    // Who asks for more gets what there is.
    max: whole(1, 1000, { key: 'pageSize', params: { most: MAX_OFFERS, things: 'flights' } })
      .transform((max) => Math.min(max, MAX_OFFERS))
      .default(MAX_OFFERS),
    leg: z
      .union([z.string(), z.array(z.string())], { error: issue('legsCount') })
      .transform((value) => (Array.isArray(value) ? value : [value]))
      .pipe(z.array(legSchema).min(2, issue('legsCount')).max(MAX_LEGS, issue('legsCount')))
      .optional(),
  })
  .superRefine((query, context) => {
    const problem = (path: string, message: Message) =>
      context.addIssue({ code: 'custom', path: [path], message: issue(message) })
    if (query.leg) {
      query.leg.forEach((leg, index) => {
        if (leg.from === leg.to) problem('leg', 'sameAirport')
        const before = query.leg?.[index - 1]
        if (before && leg.date < before.date) problem('leg', 'legsOutOfOrder')
      })
      return
    }
    if (!query.originLocationCode) problem('originLocationCode', 'originMissing')
    if (!query.destinationLocationCode) problem('destinationLocationCode', 'destinationMissing')
    if (!query.departureDate) problem('departureDate', 'departureDateMissing')
    if (query.originLocationCode && query.originLocationCode === query.destinationLocationCode) {
      problem('destinationLocationCode', 'sameAirports')
    }
    if (query.departureDate && query.returnDate && query.returnDate < query.departureDate) {
      problem('returnDate', 'returnBeforeDeparture')
    }
  })
export type FlightSearchQuery = z.output<typeof flightSearchQuerySchema>

/** The parsed query as one leg per itinerary. */
export function flightQueryOf(query: FlightSearchQuery): FlightQuery {
  const { adults, children, infants, travelClass } = query
  const people = { adults, children, infants, travelClass }
  if (query.leg) return { ...people, tripType: 'multiCity', legs: query.leg }
  const {
    originLocationCode: from = '',
    destinationLocationCode: to = '',
    departureDate: date = '',
  } = query
  const out = { from, to, date }
  if (!query.returnDate) return { ...people, tripType: 'oneWay', legs: [out] }
  return {
    ...people,
    tripType: 'roundTrip',
    legs: [out, { from: to, to: from, date: query.returnDate }],
  }
}

export const searchFlights = defineEndpoint({
  name: 'searchFlights',
  method: 'GET',
  path: '/api/airport/search',
  access: 'anyone',
  summary: 'Searches offers and opens a session in which they stand.',
  query: flightSearchQuerySchema,
  output: flightSearchSchema,
  status: 200,
  problems: ['passengers_refused', 'rate_limited', 'provider_unavailable'],
})

const searchUid = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, issue('searchUnknown'))

export const getSearch = defineEndpoint({
  name: 'getSearch',
  method: 'GET',
  path: '/api/airport/search/{searchUid}',
  access: 'anyone',
  summary:
    'Gives a search back while its session lasts, so that reload and back keep offers and countdown.',
  params: z.object({ searchUid }),
  output: flightSearchSchema,
  status: 200,
  problems: ['not_found', 'session_expired'],
})

export const getOffer = defineEndpoint({
  name: 'getOffer',
  method: 'GET',
  path: '/api/airport/search/{searchUid}/{flightId}',
  access: 'anyone',
  summary: 'Gives one offer back while its session lasts.',
  params: z.object({ searchUid, flightId: z.string().max(40, issue('flightUnknown')) }),
  output: flightSearchSchema.omit({ flights: true }).extend({
    offer: pricedOfferSchema,
    dictionaries: flightSearchSchema.shape.flights.shape.dictionaries,
  }),
  status: 200,
  problems: ['not_found', 'session_expired'],
})

export const searchAirports = defineEndpoint({
  name: 'searchAirports',
  method: 'GET',
  path: '/api/airports',
  access: 'anyone',
  summary:
    'Finds airports by code, city, name or country, in Latin or Bangla letters and past a slip of one letter; with no text, the airports suggested for a country.',
  query: z.object({
    q: text(80).default(''),
    /** Two letters, or the name: the suggestions shown for an empty field. */
    country: byCountryName(countryCode('countryForm', 'countryForm')).optional(),
    limit: whole(1, 20, { key: 'pageSize', params: { most: 20, things: 'airports' } }).default(8),
  }),
  output: z.array(airportSchema),
  status: 200,
  problems: ['rate_limited'],
})
