import assert from 'node:assert/strict'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import type { FlightSearch } from '@jatra/contract/flight/flight'
import { dayAhead, searchInput } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, type Harness } from './harness.ts'

type Over = Parameters<typeof searchInput>[1]

const searchCase = (
  name: string,
  answer: ContractCase['answer'],
  over: (harness: Harness) => Over,
  check?: (body: FlightSearch) => void,
): ContractCase => ({
  endpoint: 'searchFlights',
  name,
  answer,
  request: (harness) => ask(searchFlights, { query: searchInput(harness, over(harness)) }),
  ...(check && { check: (body: unknown) => check(body as FlightSearch) }),
})

/** Every offer flies the legs that were asked, in order, each from where and on the day that was asked. */
function fliesAsAsked({ flights, query }: FlightSearch): void {
  assert(flights.data.length > 0 && flights.data.length <= 10, 'one to ten offers')
  flights.data.forEach((offer, index) => {
    assert(offer.id === String(index + 1), 'ids count from 1')
    assert(offer.itineraries.length === query.legs.length, 'one itinerary per leg')
    assert(
      offer.travelerPricings.length === query.adults + query.children + query.infants,
      'one price per traveller',
    )
    query.legs.forEach((leg, at) => {
      const segments = offer.itineraries[at]?.segments ?? []
      assert(segments[0]?.departure.iataCode === leg.from, `departs from ${leg.from}`)
      assert(segments[0]?.departure.at.slice(0, 10) === leg.date, `departs on ${leg.date}`)
      assert(segments.at(-1)?.arrival.iataCode === leg.to, `arrives at ${leg.to}`)
      for (const { carrierCode, aircraft, departure, arrival } of segments) {
        assert(carrierCode in flights.dictionaries.carriers, `names airline ${carrierCode}`)
        assert(aircraft.code in flights.dictionaries.aircraft, `names aircraft ${aircraft.code}`)
        assert(departure.iataCode in flights.dictionaries.locations, 'names where it departs')
        assert(arrival.iataCode in flights.dictionaries.locations, 'names where it arrives')
      }
    })
  })
}

export const searchCases: readonly ContractCase[] = [
  searchCase('one way', 'good', () => ({}), fliesAsAsked),
  searchCase('a domestic flight', 'good', () => ({ destinationLocationCode: 'CXB' }), fliesAsAsked),
  searchCase(
    'there and back, business class, a family',
    'good',
    (harness) => ({
      returnDate: dayAhead(harness, 21),
      adults: 2,
      children: 1,
      infants: 1,
      travelClass: 'BUSINESS',
    }),
    fliesAsAsked,
  ),
  searchCase(
    'codes in small letters, at most three offers',
    'good',
    () => ({ originLocationCode: 'dac', destinationLocationCode: 'dxb', max: 3 }),
    (body) => {
      fliesAsAsked(body)
      assert(body.flights.data.length <= 3, 'at most three')
    },
  ),
  {
    endpoint: 'searchFlights',
    name: 'three legs',
    answer: 'good',
    request: (harness) =>
      ask(searchFlights, {
        query: {
          leg: [
            `DAC-BKK-${dayAhead(harness, 14)}`,
            `BKK-SIN-${dayAhead(harness, 18)}`,
            `SIN-DAC-${dayAhead(harness, 23)}`,
          ],
        },
      }),
    check: (body) => {
      fliesAsAsked(body as FlightSearch)
    },
  },
  {
    endpoint: 'searchFlights',
    name: 'nothing at all',
    answer: 'invalid_input',
    request: () => askRaw('GET', searchFlights.path),
  },
  searchCase('an airport that does not exist', 'invalid_input', () => ({
    originLocationCode: 'QQQ',
  })),
  searchCase('an airport that closed', 'invalid_input', () => ({ destinationLocationCode: 'PNH' })),
  searchCase(
    'all airports of a city',
    'good',
    () => ({ destinationLocationCode: 'NYC' }),
    ({ flights, query }) => {
      assert(query.legs[0]?.to === 'NYC', 'the city is what was asked for')
      assert(flights.data.length > 0, 'flights')
      for (const { itineraries } of flights.data) {
        const lands = itineraries[0]?.segments.at(-1)?.arrival.iataCode ?? ''
        assert(['JFK', 'EWR', 'LGA', 'SWF'].includes(lands), `lands at an airport of it: ${lands}`)
      }
      assert(flights.dictionaries.locations['NYC']?.city === 'New York', 'names the city')
    },
  ),
  searchCase('from a city to its own airport', 'invalid_input', () => ({
    originLocationCode: 'NYC',
    destinationLocationCode: 'JFK',
  })),
  searchCase('two airports that do not exist, there and back', 'invalid_input', (harness) => ({
    originLocationCode: 'QQQ',
    destinationLocationCode: 'QQZ',
    returnDate: dayAhead(harness, 21),
  })),
  searchCase('a name for a code', 'invalid_input', () => ({ originLocationCode: 'Dhaka' })),
  searchCase('from where to where is one', 'invalid_input', () => ({
    destinationLocationCode: 'DAC',
  })),
  searchCase('yesterday', 'invalid_input', (harness) => ({ departureDate: dayAhead(harness, -1) })),
  searchCase('no such day', 'invalid_input', () => ({ departureDate: '2026-02-30' })),
  searchCase('back before away', 'invalid_input', (harness) => ({
    returnDate: dayAhead(harness, 13),
  })),
  searchCase('no adult', 'invalid_input', () => ({ adults: 0 })),
  searchCase('no offers at all', 'invalid_input', () => ({ max: 0 })),
  searchCase('a single leg', 'invalid_input', (harness) => ({
    leg: `DAC-BKK-${dayAhead(harness, 14)}`,
  })),
  searchCase('ten on seats', 'passengers_refused', () => ({ adults: 7, children: 3 })),
  searchCase('more infants than adults', 'passengers_refused', () => ({ adults: 1, infants: 2 })),
  {
    endpoint: 'searchFlights',
    name: 'too often',
    answer: 'rate_limited',
    request: async (harness, session) => {
      const make = () => ask(searchFlights, { query: searchInput(harness) })
      await session.provoke('rate_limited', make)
      return make()
    },
  },
  {
    endpoint: 'searchFlights',
    name: 'while the provider is away',
    answer: 'provider_unavailable',
    request: async (harness, session) => {
      const make = () => ask(searchFlights, { query: searchInput(harness) })
      await session.provoke('provider_unavailable', make)
      return make()
    },
  },
]
