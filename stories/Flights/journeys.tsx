import { itinerarySchema, type Itinerary, type Segment } from '@jatra/contract/flight/flight'
import {
  daysLater,
  firstSegment,
  formatMinutes,
  isoDuration,
  lastSegment,
  layoverMinutes,
  minutesOf,
} from '@jatra/contract/flight/itinerary'
import { findAirport } from '@jatra/contract/places/airports/list'
import { addDays, formatDate, formatDay } from '@jatra/contract/values/dates'
import { instantOf } from '@jatra/contract/values/local-time'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { BaggageTable } from '@jatra/design-system/baggage-table'
import { FareTable } from '@jatra/design-system/fare-table'
import type { FlightCardProps, FlightLegData } from '@jatra/design-system/flight-card'
import { ItineraryTimeline, type TimelineSegment } from '@jatra/design-system/itinerary-timeline'
import { family, type PartyFare } from './fares.ts'

const airlines = {
  BG: 'Biman Bangladesh Airlines',
  BS: 'US-Bangla Airlines',
  TK: 'Turkish Airlines',
} as const
const aircraft: Record<string, string> = {
  '738': 'Boeing 737-800',
  DH4: 'Dash 8-400',
  '359': 'Airbus A350-900',
}

/** One end of a flight: airport, its wall clock (`2026-12-01T11:00`) and terminal. */
type End = readonly [code: string, at: string, terminal?: string]
interface Flown {
  carrier: keyof typeof airlines
  number: string
  plane: string
  from: End
  to: End
  operatedBy?: keyof typeof airlines
}

const instant = ([code, at]: End) => {
  const [date = '', clock = ''] = at.split('T')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return instantOf(date, hours * 60 + minutes, airportOf(code).tz)
}

function airportOf(code: string) {
  const airport = findAirport(code)
  if (!airport) throw new RangeError(`a story flies to ${code}, which is no airport`)
  return airport
}

const pointOf = ([iataCode, at, terminal]: End) => ({
  iataCode,
  at: `${at}:00`,
  ...(terminal !== undefined && { terminal }),
})

/** A leg as the contract has it: what is flown cannot land before it leaves, nor go on before it has landed. */
function itineraryOf(flown: readonly [Flown, ...Flown[]]): Itinerary {
  const minutes = (from: End, to: End) => {
    const passed = Math.round((instant(to) - instant(from)) / MINUTE_MS)
    if (passed <= 0) throw new RangeError(`a story is in ${to[0]} before it has left ${from[0]}`)
    return passed
  }
  const landed = flown.at(-1) ?? flown[0]
  for (const [index, next] of flown.slice(1).entries())
    minutes(flown[index]?.to ?? next.from, next.from)
  return itinerarySchema.parse({
    duration: isoDuration(minutes(flown[0].from, landed.to)),
    segments: flown.map(({ carrier, number, plane, from, to, operatedBy }, index) => ({
      id: String(index + 1),
      departure: pointOf(from),
      arrival: pointOf(to),
      carrierCode: carrier,
      number,
      aircraft: { code: plane },
      ...(operatedBy && { operating: { carrierCode: operatedBy } }),
      duration: isoDuration(minutes(from, to)),
      numberOfStops: 0,
    })),
  })
}

const nameOf = (code: string) => Object.entries(airlines).find(([one]) => one === code)?.[1] ?? code

function legOf(label: string, itinerary: Itinerary): FlightLegData {
  const first = firstSegment(itinerary)
  const end = ({ iataCode, at }: Segment['departure']) => ({
    code: iataCode,
    city: airportOf(iataCode).city,
    time: at.slice(11, 16),
    date: formatDay(at.slice(0, 10)),
  })
  return {
    label,
    airline: { code: first.carrierCode, name: nameOf(first.carrierCode) },
    departure: end(first.departure),
    arrival: end(lastSegment(itinerary).arrival),
    dayChange: daysLater(first.departure.at, lastSegment(itinerary).arrival.at),
    duration: formatMinutes(minutesOf(itinerary.duration)),
    stops: itinerary.segments.slice(1).map(({ departure: { iataCode } }) => ({
      code: iataCode,
      city: airportOf(iataCode).city,
    })),
  }
}

function timelineOf({ segments }: Itinerary) {
  const end = ({ iataCode, at, terminal }: Segment['departure']) => ({
    code: iataCode,
    city: airportOf(iataCode).city,
    airport: airportOf(iataCode).name,
    ...(terminal !== undefined && { terminal }),
    time: at.slice(11, 16),
    date: formatDay(at.slice(0, 10)) + formatDate(at.slice(0, 10)).slice(-5),
  })
  return {
    segments: segments.map((one): TimelineSegment => ({
      id: one.id,
      carrierCode: one.carrierCode,
      carrierName: nameOf(one.carrierCode),
      flightNumber: `${one.carrierCode} ${one.number}`,
      ...(one.operating && { operatedBy: nameOf(one.operating.carrierCode) }),
      aircraft: aircraft[one.aircraft.code] ?? one.aircraft.code,
      cabin: 'Economy',
      duration: formatMinutes(minutesOf(one.duration)),
      departure: end(one.departure),
      arrival: end(one.arrival),
      dayChange: daysLater(one.departure.at, one.arrival.at),
    })),
    layovers: segments.slice(1).map((next, index) => {
      const before = segments[index] ?? next
      const overnight = daysLater(before.arrival.at, next.departure.at) > 0
      return {
        duration: formatMinutes(layoverMinutes(before, next)),
        ...(overnight && { note: 'Overnight' }),
      }
    }),
  }
}

/** The itinerary, moved by a number of days. */
function later(days: number, itinerary: Itinerary): Itinerary {
  const move = (end: Segment['departure']) => ({
    ...end,
    at: `${addDays(end.at.slice(0, 10), days)}${end.at.slice(10)}`,
  })
  return itinerarySchema.parse({
    ...itinerary,
    segments: itinerary.segments.map((one) => ({
      ...one,
      departure: move(one.departure),
      arrival: move(one.arrival),
    })),
  })
}

const dhakaBangkok = itineraryOf([
  {
    carrier: 'BG',
    number: '388',
    plane: '738',
    from: ['DAC', '2026-12-01T11:00'],
    to: ['BKK', '2026-12-01T14:30'],
  },
])
const bangkokDhaka = itineraryOf([
  {
    carrier: 'BS',
    number: '214',
    plane: '738',
    from: ['BKK', '2026-12-08T21:40'],
    to: ['CCU', '2026-12-08T22:35', '2'],
  },
  {
    carrier: 'BG',
    number: '396',
    plane: 'DH4',
    operatedBy: 'BS',
    from: ['CCU', '2026-12-09T00:45', '2'],
    to: ['DAC', '2026-12-09T02:15', '1'],
  },
])
const dhakaCancun = itineraryOf([
  {
    carrier: 'TK',
    number: '713',
    plane: '359',
    from: ['DAC', '2026-12-31T06:35'],
    to: ['IST', '2026-12-31T13:10'],
  },
  {
    carrier: 'TK',
    number: '181',
    plane: '359',
    from: ['IST', '2027-01-01T02:10'],
    to: ['MEX', '2027-01-01T06:55'],
  },
  {
    carrier: 'TK',
    number: '182',
    plane: '359',
    from: ['MEX', '2027-01-01T15:30'],
    to: ['CUN', '2027-01-01T19:05'],
  },
])

export const dhakaToBangkok = legOf('Outbound', dhakaBangkok)
export const bangkokToDhaka = legOf('Return', bangkokDhaka)
/** With stops, over two nights and the turn of the year. */
export const farAway = legOf('Flight 1', dhakaCancun)
/** Flights on, after `farAway`. */
export const homeAgain = [
  legOf('Flight 2', later(34, bangkokDhaka)),
  legOf('Flight 3', later(50, dhakaBangkok)),
  legOf('Flight 4', later(60, bangkokDhaka)),
]
export const { segments, layovers } = timelineOf(bangkokDhaka)

const ALLOWED_KG = 20

/** A child has the baggage of an adult, an infant none. */
const baggageOf = (route: string, { adults, children, infants }: PartyFare['travelers']) =>
  [
    ['Adult', adults, ALLOWED_KG] as const,
    ['Child', children, ALLOWED_KG] as const,
    ['Infant', infants, 0] as const,
  ]
    .filter(([, count]) => count > 0)
    .map(([travelerType, count, kg]) => ({
      route,
      travelerType,
      count,
      allowance: kg > 0 ? `${kg} kg` : null,
      total: kg > 0 ? `${kg * count} kg` : null,
    }))

const ways = {
  out: { label: 'Dhaka to Bangkok', route: 'DAC - BKK', itinerary: dhakaBangkok },
  back: { label: 'Bangkok to Dhaka', route: 'BKK - DAC', itinerary: bangkokDhaka },
}

/** What a card says about a party: its price and the tabs agree. */
export const pricedFor = (
  { travelers, price, table }: PartyFare,
  { label, route, itinerary } = ways.out,
) => ({
  travelers,
  price,
  details: {
    flightDetails: () => <ItineraryTimeline label={label} {...timelineOf(itinerary)} />,
    flightFare: () => <FareTable {...table} />,
    baggage: () => <BaggageTable rows={baggageOf(route, travelers)} />,
  },
})

/** The same way back. */
export const cardBack: Partial<FlightCardProps> = {
  legs: [{ ...bangkokToDhaka, label: 'Outbound' }],
  ...pricedFor(family, ways.back),
}

export const card: FlightCardProps = {
  legs: [dhakaToBangkok],
  baggage: '20 kg',
  bookHref: '#book',
  ...pricedFor(family),
}
