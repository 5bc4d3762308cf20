import { fullName } from '../traveler/person-name.ts'
import { orderWithPlacesIn } from '../places/place-in.ts'
import { hasCalendar } from './calendar-days.ts'
import { calendarWords as bangla } from './calendar-words.bn.ts'
import { calendarWords as english } from './calendar-words.ts'
import { doneCancellations } from './own-cancellations.ts'
import { orderInLanguage } from './order-in-language.ts'
import { addDays, formatDate } from '../values/dates.ts'
import { zoneOf } from '../flight/airline-change.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import type { Segment } from '../flight/flight.ts'
import { describeHotel } from '../holiday/package-parts.ts'
import type { HolidayOrder } from '../holiday/holiday-order.ts'
import type { Order } from './order.ts'
import type { VisaOrder } from '../visa/visa-order.ts'
import { visaDays } from '../visa/visa-stage.ts'
import { travelersLeft } from './who-travels.ts'
import { writeCalendar, type CalendarEvent, type EventTime } from '../values/icalendar.ts'
import type { Language } from '../values/language.ts'
import { instantOf } from '../values/local-time.ts'
import { DomainError } from '../http/problem.ts'

const wordsIn: Record<Language, typeof english> = { en: english, bn: bangla }

/** Of an event that has no later version: it stands or is gone. */
const FIRST_VERSION = 0

/**
 * The calendar file of a paid order: its flights, its holiday, or the days that a visa application has. The same order
 * gives the same file, and in another language the same events.
 * @param language of the account, as its receipts and emails have it (decision 151)
 * @throws DomainError not_paid, or not_found for an order without a day of its own
 */
export function calendarOf(order: Order, language: Language): string {
  if (order.paymentStatus !== 'success') {
    throw new DomainError('not_paid', 'calendarUnpaid')
  }
  if (!hasCalendar(order)) throw new DomainError('not_found', 'calendarEmpty')
  const paidAt = order.payments.flatMap(({ settledAt }) => settledAt ?? []).at(-1)
  const told = orderInLanguage(language, orderWithPlacesIn(language, order))
  return writeCalendar(eventsOf(told, language), Date.parse(paidAt ?? order.createdAt))
}

/** Headers of the file: saved under the booking reference, never cached. */
export function calendarHeaders({ bookingReference }: Order): Record<string, string> {
  return {
    'content-disposition': `attachment; filename="jatra-${bookingReference}.ics"`,
    'cache-control': 'private, no-store',
  }
}

function eventsOf(order: Order, language: Language): CalendarEvent[] {
  if (order.serviceType === 'flight') return flights(order, language)
  const words = wordsIn[language]
  return order.serviceType === 'holidays' ? [holiday(order, words)] : application(order, words)
}

function flights(order: FlightOrder, language: Language): CalendarEvent[] {
  const words = wordsIn[language]
  const { offer, dictionaries } = order.productData
  // A calendar that has the file of before moves its events, and names who still flies.
  const accepted = order.booking.answeredChanges.filter(({ decision }) => decision === 'accept')
  const sequence = accepted.length + doneCancellations(order.cancellations).length
  const names = travelersLeft(order).map(fullName)
  return offer.itineraries
    .flatMap(({ segments }) => segments)
    .map((segment) => {
      const { departure, arrival, carrierCode, number } = segment
      const carrier = dictionaries.carriers[carrierCode] ?? carrierCode
      const described = (code: string) => {
        const { city, name } = dictionaries.locations[code] ?? {}
        return [name, city].filter(Boolean).join(', ') || code
      }
      const localWords = ({ at }: Segment['departure']) =>
        words.localTime(formatDate(at, language), at.slice(11, 16))
      return {
        uid: `${order._id}-${segment.id}@jatra`,
        sequence,
        start: timeAt(departure),
        end: timeAt(arrival),
        summary: `${carrierCode} ${number} ${departure.iataCode} - ${arrival.iataCode}`,
        location: [
          `${described(departure.iataCode)} (${departure.iataCode})`,
          ...(departure.terminal ? [words.terminal(departure.terminal)] : []),
        ].join(', '),
        description: [
          words.bookingId(order.bookingReference),
          `${carrier} ${carrierCode} ${number}`,
          words.leaves(described(departure.iataCode), localWords(departure)),
          words.arrives(described(arrival.iataCode), localWords(arrival)),
          words.travelers(names.join(', ')),
        ].join('\n'),
      }
    })
}

/** The instant of an airport's local time; the local time itself where the airport's zone is unknown. */
function timeAt(point: Segment['departure']): EventTime {
  const { at } = point
  const zone = zoneOf(point)
  if (!zone) return at
  const [hours = 0, minutes = 0] = at.slice(11).split(':').map(Number)
  return instantOf(at.slice(0, 10), hours * 60 + minutes, zone)
}

function holiday(
  { _id, bookingReference, productData, travelersData }: HolidayOrder,
  words: typeof english,
): CalendarEvent {
  const { name, destination, duration, hotels } = productData.package
  const { travelDate, address } = travelersData
  return {
    uid: `${_id}@jatra`,
    sequence: FIRST_VERSION,
    start: travelDate,
    end: addDays(travelDate, duration),
    summary: name,
    location: destination,
    description: [
      words.bookingId(bookingReference),
      ...(hotels.length > 0
        ? [words.hotels(hotels.map((hotel) => describeHotel(hotel).name).join(', '))]
        : []),
      words.contact(fullName(address)),
    ].join('\n'),
  }
}

function application(order: VisaOrder, words: typeof english): CalendarEvent[] {
  const { _id, bookingReference, productData } = order
  const { name } = productData.visa
  const { pickUp, documents } = visaDays(order)
  const wholeDay = (day: string, what: string, summary: string): CalendarEvent => ({
    uid: `${_id}-${what}@jatra`,
    sequence: FIRST_VERSION,
    start: day,
    end: addDays(day, 1),
    summary,
    description: words.bookingId(bookingReference),
  })
  return [
    ...(pickUp
      ? [
          {
            ...wholeDay(pickUp.date, 'pickup', words.pickUp(name)),
            ...(pickUp.address && { location: pickUp.address }),
          },
        ]
      : []),
    ...(documents ? [wholeDay(documents.date, 'documents', words.documentsDue(name))] : []),
  ]
}
