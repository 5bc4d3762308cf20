import type { FlightQuery } from '@jatra/contract/flight/flight'
import { flights } from '~/messages/flights.ts'
import { search } from '~/messages/search.ts'

/** `DAC - BKK`, `DAC - BKK - DAC`, `DAC - BKK, SIN - DAC`: the journey in one line. */
export function planOf(query: FlightQuery): string {
  let plan = ''
  let at = ''
  for (const { from, to } of query.legs) {
    plan += from === at ? ` - ${to}` : `${plan && ', '}${from} - ${to}`
    at = to
  }
  return plan
}

/**
 * `Dhaka (DAC) to Cox's Bazar (CXB) and back`: the same in words.
 * @param cityOf an airport's code
 */
export function routeOf({ legs, tripType }: FlightQuery, cityOf: (code: string) => string): string {
  const place = (code: string) => `${cityOf(code)} (${code})`
  const ways = legs.map(({ from, to }) => search.way(place(from), place(to)))
  return tripType === 'roundTrip' ? search.andBack(ways[0] ?? '') : ways.join(', ')
}

/** The heading of a leg's flights. */
export function legLabel(query: FlightQuery, index: number): string {
  if (query.tripType === 'multiCity') return flights.flight(index + 1)
  return index === 0 ? flights.outbound : flights.return
}

/** The query string that repeats the search (docs/specification.md, Flight search form). */
export function searchParamsOf(query: FlightQuery): URLSearchParams {
  const params = new URLSearchParams()
  const [out, back] = query.legs
  if (out) {
    params.set('originLocationCode', out.from)
    params.set('destinationLocationCode', out.to)
    params.set('departureDate', out.date)
  }
  if (query.tripType === 'roundTrip' && back) params.set('returnDate', back.date)
  params.set('adults', String(query.adults))
  if (query.children) params.set('children', String(query.children))
  if (query.infants) params.set('infants', String(query.infants))
  params.set('travelClass', query.travelClass)
  params.set('max', '10')
  if (query.tripType === 'multiCity') {
    for (const leg of query.legs) params.append('leg', `${leg.from}-${leg.to}-${leg.date}`)
  }
  return params
}
