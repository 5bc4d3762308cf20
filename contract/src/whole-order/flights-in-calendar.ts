import { fullName } from '../traveler/person-name.ts'
import { zoneOf } from '../flight/airline-change.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import type { Itinerary, Segment } from '../flight/flight.ts'
import { replacedSegments } from '../flight/replaced-segments.ts'
import { placeOfPoint } from './place-in.ts'
import type { CalendarEvent, EventTime } from '../values/icalendar.ts'
import { formatDate } from '../values/dates.ts'
import type { Language } from '../values/language.ts'
import { instantOf } from '../values/local-time.ts'
import { leavesCalendar } from './calendar-days.ts'
import type { calendarWords } from './calendar-words.ts'
import { travelersLeft } from './who-travels.ts'

/** What all events of a file share. */
export interface CalendarText {
  words: typeof calendarWords
  language: Language
  sequence: number
  /** The order's page. */
  url: string
}

/** A day before the journey begins or goes on, in time to check in; an hour before a flight that only follows another. */
const REMIND = { first: 'P1D', connecting: 'PT1H' } as const

/**
 * The flights of an order, and those that an accepted change took out of it: a calendar may have them too.
 */
export function flightsInCalendar(order: FlightOrder, text: CalendarText): CalendarEvent[] {
  const flown = segmentsOf(order.productData.offer.itineraries)
  // A cancelled flight has no reminder.
  const takenOut = replacedSegments(order, ({ id }) => id).map((segment) => ({
    segment,
    remindBefore: REMIND.first,
  }))
  return [
    ...flown.map((one) => flightEvent(order, one, text, leavesCalendar(order))),
    ...takenOut.map((one) => flightEvent(order, one, text, true)),
  ]
}

interface Flown {
  segment: Segment
  remindBefore: CalendarEvent['remindBefore']
}

const segmentsOf = (itineraries: readonly Itinerary[]): Flown[] =>
  itineraries.flatMap(({ segments }) =>
    segments.map((segment, index) => ({
      segment,
      remindBefore: index === 0 ? REMIND.first : REMIND.connecting,
    })),
  )

function flightEvent(
  order: FlightOrder,
  { segment, remindBefore }: Flown,
  { words, language, url, sequence }: CalendarText,
  cancelled: boolean,
): CalendarEvent {
  const { dictionaries } = order.productData
  const { departure, arrival, carrierCode } = segment
  const number = `${carrierCode} ${segment.number}`
  const named = (point: Segment['departure']) => placeOfPoint(language, point, dictionaries)
  const cityOf = (point: Segment['departure']) => named(point)?.city || point.iataCode
  const placeOf = (point: Segment['departure']) => {
    const { iataCode, terminal } = point
    const { name, city } = named(point) ?? {}
    const place = [name, city].filter(Boolean).join(', ')
    const withCode = place ? `${place} (${iataCode})` : iataCode
    return terminal ? `${withCode}, ${words.terminal(terminal)}` : withCode
  }
  const clockOf = ({ at }: Segment['departure']) =>
    words.localTime(formatDate(at, language), at.slice(11, 16))
  const title = words.flight(cityOf(departure), cityOf(arrival), number)
  const { reference } = order.booking
  const names = travelersLeft(order).map(fullName)
  return {
    uid: `${order._id}-${segment.id}@jatra`,
    ...{ sequence, cancelled, url, remindBefore },
    start: timeAt(departure),
    end: timeAt(arrival),
    summary: cancelled ? words.cancelled(title) : title,
    location: placeOf(departure),
    description: [
      words.bookingId(order.bookingReference),
      ...(reference ? [words.pnr(reference)] : []),
      `${dictionaries.carriers[carrierCode] ?? carrierCode} ${number}`,
      words.leaves(placeOf(departure), clockOf(departure)),
      words.arrives(placeOf(arrival), clockOf(arrival)),
      words.travelers(names.join(', ')),
      words.page(url),
    ].join('\n'),
  }
}

/** The instant of an airport's local time; the local time itself where the airport's zone is unknown. */
function timeAt(point: Segment['departure']): EventTime {
  const { at } = point
  const zone = zoneOf(point)
  if (!zone) return at
  const [hours = 0, minutes = 0] = at.slice(11).split(':').map(Number)
  return instantOf(at.slice(0, 10), hours * 60 + minutes, zone)
}
