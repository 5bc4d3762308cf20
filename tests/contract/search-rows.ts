import { searchFlights } from '@jatra/contract/flight/endpoints'
import type { FlightSearch } from '@jatra/contract/flight/flight'
import { salesClosedUntil } from '@jatra/contract/flight/sales'
import { dayAhead, searchInput } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, type Side } from './stage.ts'

type Over = Parameters<typeof searchInput>[1]

const searchRow = (
  name: string,
  answer: Row['answer'],
  over: (side: Side) => Over,
  check?: (body: FlightSearch) => void,
): Row => ({
  call: 'searchFlights',
  name,
  answer,
  request: (side) => ask(searchFlights, { query: searchInput(side, over(side)) }),
  ...(check && { check: (body: unknown) => check(body as FlightSearch) }),
})

/** Every offer flies the legs that were asked, in order, each from where and on the day that was asked. */
function fliesAsAsked({ flights, query }: FlightSearch): void {
  must(flights.data.length > 0 && flights.data.length <= 10, 'one to ten offers')
  flights.data.forEach((offer, index) => {
    must(offer.id === String(index + 1), 'ids count from 1')
    must(offer.itineraries.length === query.legs.length, 'one itinerary per leg')
    must(
      offer.travelerPricings.length === query.adults + query.children + query.infants,
      'one price per traveller',
    )
    query.legs.forEach((leg, at) => {
      const segments = offer.itineraries[at]?.segments ?? []
      must(segments[0]?.departure.iataCode === leg.from, `departs from ${leg.from}`)
      must(segments[0]?.departure.at.slice(0, 10) === leg.date, `departs on ${leg.date}`)
      must(segments.at(-1)?.arrival.iataCode === leg.to, `arrives at ${leg.to}`)
      for (const { carrierCode, aircraft, departure, arrival } of segments) {
        must(carrierCode in flights.dictionaries.carriers, `names airline ${carrierCode}`)
        must(aircraft.code in flights.dictionaries.aircraft, `names aircraft ${aircraft.code}`)
        must(departure.iataCode in flights.dictionaries.locations, 'names where it departs')
        must(arrival.iataCode in flights.dictionaries.locations, 'names where it arrives')
      }
    })
  })
}

/** Sales close before a flight leaves. */
function leavesAfterSalesClose({ flights, serverTime }: FlightSearch): void {
  must(flights.data.length > 0, 'flights for later today')
  for (const { itineraries } of flights.data) {
    const leaves = Date.parse(`${itineraries[0]?.segments[0]?.departure.at ?? ''}+06:00`)
    must(leaves >= salesClosedUntil(Date.parse(serverTime)), 'leaves when sales are still open')
  }
}

export const searchRows: readonly Row[] = [
  searchRow(
    'today',
    'good',
    (side) => ({ destinationLocationCode: 'CXB', departureDate: dayAhead(side, 0) }),
    leavesAfterSalesClose,
  ),
  searchRow('one way', 'good', () => ({}), fliesAsAsked),
  searchRow('a domestic flight', 'good', () => ({ destinationLocationCode: 'CXB' }), fliesAsAsked),
  searchRow(
    'there and back, business class, a family',
    'good',
    (side) => ({
      returnDate: dayAhead(side, 21),
      adults: 2,
      children: 1,
      infants: 1,
      travelClass: 'BUSINESS',
    }),
    fliesAsAsked,
  ),
  searchRow(
    'codes in small letters, at most three offers',
    'good',
    () => ({ originLocationCode: 'dac', destinationLocationCode: 'dxb', max: 3 }),
    (body) => {
      fliesAsAsked(body)
      must(body.flights.data.length <= 3, 'at most three')
    },
  ),
  {
    call: 'searchFlights',
    name: 'three legs',
    answer: 'good',
    request: (side) =>
      ask(searchFlights, {
        query: {
          leg: [
            `DAC-BKK-${dayAhead(side, 14)}`,
            `BKK-SIN-${dayAhead(side, 18)}`,
            `SIN-DAC-${dayAhead(side, 23)}`,
          ],
        },
      }),
    check: (body) => {
      fliesAsAsked(body as FlightSearch)
    },
  },
  {
    call: 'searchFlights',
    name: 'nothing at all',
    answer: 'invalid_input',
    request: () => askRaw('GET', searchFlights.path),
  },
  searchRow('an airport that does not exist', 'invalid_input', () => ({
    originLocationCode: 'QQQ',
  })),
  searchRow('two airports that do not exist, there and back', 'invalid_input', (side) => ({
    originLocationCode: 'QQQ',
    destinationLocationCode: 'QQZ',
    returnDate: dayAhead(side, 21),
  })),
  searchRow('a name for a code', 'invalid_input', () => ({ originLocationCode: 'Dhaka' })),
  searchRow('from where to where is one', 'invalid_input', () => ({
    destinationLocationCode: 'DAC',
  })),
  searchRow('yesterday', 'invalid_input', (side) => ({ departureDate: dayAhead(side, -1) })),
  searchRow('no such day', 'invalid_input', () => ({ departureDate: '2026-02-30' })),
  searchRow('back before away', 'invalid_input', (side) => ({ returnDate: dayAhead(side, 13) })),
  searchRow('no adult', 'invalid_input', () => ({ adults: 0 })),
  searchRow('more than ten offers', 'invalid_input', () => ({ max: 11 })),
  searchRow('a single leg', 'invalid_input', (side) => ({ leg: `DAC-BKK-${dayAhead(side, 14)}` })),
  searchRow('ten on seats', 'passengers_refused', () => ({ adults: 7, children: 3 })),
  searchRow('more infants than adults', 'passengers_refused', () => ({ adults: 1, infants: 2 })),
  {
    call: 'searchFlights',
    name: 'too often',
    answer: 'rate_limited',
    request: async (side, stage) => {
      const make = () => ask(searchFlights, { query: searchInput(side) })
      await stage.provoke('rate_limited', make)
      return make()
    },
  },
  {
    call: 'searchFlights',
    name: 'while the provider is away',
    answer: 'provider_unavailable',
    request: async (side, stage) => {
      const make = () => ask(searchFlights, { query: searchInput(side) })
      await stage.provoke('provider_unavailable', make)
      return make()
    },
  },
]
