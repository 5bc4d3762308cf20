import type { FlightQuery } from '@jatra/contract/flight/flight'
import type { FlightSearchDefaults } from '@jatra/design-system/hero-search'
import { airportOn } from '~/search/search-start.server.ts'
import { MAX_ROWS, type PlainLeg } from './plain-legs.ts'

/** The flights of a search of several cities that can be read, whether or not they are a journey. */
export function typedLegs(params: URLSearchParams): PlainLeg[] {
  return params
    .getAll('leg')
    .slice(0, MAX_ROWS)
    .flatMap((leg) => {
      const [, from = '', to = '', date = ''] =
        /^([a-z]{3})-([a-z]{3})-(\d{4}-\d{2}-\d{2})$/i.exec(leg) ?? []
      return date ? [{ from: from.toUpperCase(), to: to.toUpperCase(), date }] : []
    })
}

const isTripType = (value: string | null): value is FlightQuery['tripType'] =>
  value === 'oneWay' || value === 'roundTrip' || value === 'multiCity'

/**
 * The values of an address that is not a valid search, so that nothing typed is lost.
 * @param today in Dhaka: a closed airport leads to its successor
 */
export function typedSearch(params: URLSearchParams, today: string): FlightSearchDefaults {
  const count = (name: string, least: number) => {
    const value = Number(params.get(name) ?? least)
    return Number.isInteger(value) && value >= least && value < 100 ? value : least
  }
  const date = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(params.get(name) ?? '') ? params.get(name) : null
  const travelClass = params.get('travelClass')
  const tripType = params.has('leg') ? 'multiCity' : params.get('tripType')
  const [first, ...more] = typedLegs(params)
  const { from = params.get('originLocationCode'), to = params.get('destinationLocationCode') } =
    first ?? {}
  return {
    ...(isTripType(tripType) && { tripType }),
    from: airportOn((from ?? '').toUpperCase(), today),
    to: airportOn((to ?? '').toUpperCase(), today),
    departureDate: first?.date ?? date('departureDate'),
    returnDate: date('returnDate'),
    moreLegs: more.map((leg) => ({
      from: airportOn(leg.from, today),
      to: airportOn(leg.to, today),
      date: leg.date,
    })),
    passengers: {
      adults: count('adults', 1),
      children: count('children', 0),
      infants: count('infants', 0),
      cabin: travelClass === 'BUSINESS' || travelClass === 'FIRST' ? travelClass : 'ECONOMY',
    },
  }
}
