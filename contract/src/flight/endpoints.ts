import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { dateSchema } from '../values/dates.ts'
import { airportSchema } from '../places/airport.ts'
import { flightOfferSchema, flightSearchSchema, type FlightQuery } from './flight.ts'
import { cabins } from './passengers.ts'
import { boundedString, text } from '../values/text.ts'

/** Offers of one search at most (docs/specification.md, Passenger and search limits). */
export const MAX_OFFERS = 10
/** Rows of a multi-city search at most (docs/specification.md, Passenger and search limits). */
export const MAX_LEGS = 4

const iata = (message: string) =>
  boundedString(20, message, message)
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{3}$/, message))

const whole = (min: number, max: number, message: string) =>
  z.coerce.number({ error: message }).int(message).min(min, message).max(max, message)

/** `DAC-BKK-2026-12-01` (decision 017, Multi-city is `leg`, repeated). */
const legSchema = z
  .string()
  .regex(/^[A-Za-z]{3}-[A-Za-z]{3}-\d{4}-\d{2}-\d{2}$/, 'A leg reads like DAC-BKK-2026-12-01')
  .transform((leg) => ({
    from: leg.slice(0, 3).toUpperCase(),
    to: leg.slice(4, 7).toUpperCase(),
    date: leg.slice(8),
  }))
  .pipe(z.object({ from: z.string(), to: z.string(), date: dateSchema }))

/**
 * The query of a search (docs/specification.md, Flight search form), with repeated `leg` (decision 017).
 * When legs are given they are the whole journey; the spec's own parameters then repeat the first.
 */
export const flightSearchQuerySchema = z
  .object({
    originLocationCode: iata('Choose where you fly from').optional(),
    destinationLocationCode: iata('Choose where you fly to').optional(),
    departureDate: dateSchema.optional(),
    returnDate: dateSchema.optional(),
    adults: whole(1, 99, 'Choose how many adults fly, at least one').default(1),
    children: whole(0, 99, 'Choose how many children fly').default(0),
    infants: whole(0, 99, 'Choose how many infants fly').default(0),
    travelClass: z.enum(cabins, { error: 'Choose a cabin' }).default('ECONOMY'),
    max: whole(1, MAX_OFFERS, `Ask for 1 to ${MAX_OFFERS} flights`).default(MAX_OFFERS),
    leg: z
      .union([z.string(), z.array(z.string())], { error: 'Give 2 to 4 legs' })
      .transform((value) => (Array.isArray(value) ? value : [value]))
      .pipe(z.array(legSchema).min(2, 'Give 2 to 4 legs').max(MAX_LEGS, 'Give 2 to 4 legs'))
      .optional(),
  })
  .superRefine((query, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (query.leg) {
      query.leg.forEach((leg, index) => {
        if (leg.from === leg.to) problem('leg', 'A flight cannot start and end at one airport')
        const before = query.leg?.[index - 1]
        if (before && leg.date < before.date)
          problem('leg', 'The legs must be in the order of their dates')
      })
      return
    }
    if (!query.originLocationCode) problem('originLocationCode', 'Choose where you fly from')
    if (!query.destinationLocationCode)
      problem('destinationLocationCode', 'Choose where you fly to')
    if (!query.departureDate) problem('departureDate', 'Choose a departure date')
    if (query.originLocationCode && query.originLocationCode === query.destinationLocationCode) {
      problem('destinationLocationCode', 'Choose two different airports')
    }
    if (query.departureDate && query.returnDate && query.returnDate < query.departureDate) {
      problem('returnDate', 'The return cannot be before the departure')
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

const searchUid = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'We do not know this search. Please search again.')

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
  params: z.object({ searchUid, flightId: z.string().max(40, 'This search has no such flight.') }),
  output: flightSearchSchema.omit({ flights: true }).extend({
    offer: flightOfferSchema,
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
    /** Two letters: the suggestions shown for an empty field (decision 005). */
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'Give a country by its two letters')
      .transform((value) => value.toUpperCase())
      .optional(),
    limit: whole(1, 20, 'Ask for 1 to 20 airports').default(8),
  }),
  output: z.array(airportSchema),
  status: 200,
  problems: ['rate_limited'],
})
