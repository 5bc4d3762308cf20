import { findAirport } from '../places/airports/list.ts'
import { hasCalendar } from './calendar-days.ts'
import { addDays, formatDate } from '../values/dates.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import type { Segment } from '../flight/flight.ts'
import { describeHotel } from '../holiday/package-parts.ts'
import type { HolidayOrder } from '../holiday/holiday-order.ts'
import type { Order } from './order.ts'
import type { VisaOrder } from '../visa/visa-order.ts'
import { writeCalendar, type CalendarEvent, type EventTime } from '../values/icalendar.ts'
import { instantOf } from '../values/local-time.ts'
import { DomainError } from '../http/problem.ts'

/** Nothing of a paid order changes but flights that their airline changed. */
const FIRST_VERSION = 0

/**
 * The calendar file of a paid order: its flights, its holiday, or the days that a visa application has. The same order
 * gives the same file.
 * @throws DomainError not_paid, or not_found for an order without a day of its own
 */
export function calendarOf(order: Order): string {
  if (order.paymentStatus !== 'success') {
    throw new DomainError('not_paid', 'calendarUnpaid')
  }
  if (!hasCalendar(order)) throw new DomainError('not_found', 'calendarEmpty')
  const paidAt = order.payments.flatMap(({ settledAt }) => settledAt ?? []).at(-1)
  return writeCalendar(eventsOf(order), Date.parse(paidAt ?? order.createdAt))
}

/** Headers of the file: saved under the booking reference, never cached. */
export function calendarHeaders({ bookingReference }: Order): Record<string, string> {
  return {
    'content-disposition': `attachment; filename="jatra-${bookingReference}.ics"`,
    'cache-control': 'private, no-store',
  }
}

function eventsOf(order: Order): CalendarEvent[] {
  if (order.serviceType === 'flight') return flights(order)
  return order.serviceType === 'holidays' ? [holiday(order)] : visaDays(order)
}

function flights(order: FlightOrder): CalendarEvent[] {
  const { offer, dictionaries } = order.productData
  // A calendar that has the file of before moves its events.
  const sequence = order.booking.answeredChanges.filter(
    ({ decision }) => decision === 'accept',
  ).length
  const names = order.travelersData.travelers.map((one) => `${one.firstName} ${one.lastName}`)
  return offer.itineraries
    .flatMap(({ segments }) => segments)
    .map((segment) => {
      const { departure, arrival, carrierCode, number } = segment
      const carrier = dictionaries.carriers[carrierCode] ?? carrierCode
      const described = (code: string) => {
        const { city, name } = dictionaries.locations[code] ?? {}
        return [name, city].filter(Boolean).join(', ') || code
      }
      return {
        uid: `${order._id}-${segment.id}@jatra`,
        sequence,
        start: timeAt(departure),
        end: timeAt(arrival),
        summary: `${carrierCode} ${number} ${departure.iataCode} - ${arrival.iataCode}`,
        location: [
          `${described(departure.iataCode)} (${departure.iataCode})`,
          ...(departure.terminal ? [`Terminal ${departure.terminal}`] : []),
        ].join(', '),
        description: [
          `Booking ID ${order.bookingReference}`,
          `${carrier} ${carrierCode} ${number}`,
          `Leaves ${described(departure.iataCode)} ${localWords(departure)}`,
          `Arrives ${described(arrival.iataCode)} ${localWords(arrival)}`,
          `For ${names.join(', ')}`,
        ].join('\n'),
      }
    })
}

/** The instant of an airport's local time; the local time itself where the airport's zone is unknown. */
function timeAt({ iataCode, at }: Segment['departure']): EventTime {
  const zone = findAirport(iataCode)?.tz
  if (!zone) return at
  const [hours = 0, minutes = 0] = at.slice(11).split(':').map(Number)
  return instantOf(at.slice(0, 10), hours * 60 + minutes, zone)
}

const localWords = ({ at }: Segment['departure']) =>
  `${formatDate(at)}, ${at.slice(11, 16)} local time`

function holiday({
  _id,
  bookingReference,
  productData,
  travelersData,
}: HolidayOrder): CalendarEvent {
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
      `Booking ID ${bookingReference}`,
      ...(hotels.length > 0
        ? [`Hotels: ${hotels.map((hotel) => describeHotel(hotel).name).join(', ')}`]
        : []),
      `Contact ${address.firstName} ${address.lastName}`,
    ].join('\n'),
  }
}

function visaDays({
  _id,
  bookingReference,
  productData,
  travelersData,
}: VisaOrder): CalendarEvent[] {
  const { name } = productData.visa
  const { deliveryDate, pickUpAddress, documentsDueDate } = travelersData
  const wholeDay = (day: string, what: string, summary: string): CalendarEvent => ({
    uid: `${_id}-${what}@jatra`,
    sequence: FIRST_VERSION,
    start: day,
    end: addDays(day, 1),
    summary,
    description: `Booking ID ${bookingReference}`,
  })
  return [
    ...(deliveryDate
      ? [
          {
            ...wholeDay(deliveryDate, 'pickup', `We pick up your documents: ${name}`),
            ...(pickUpAddress && { location: pickUpAddress }),
          },
        ]
      : []),
    ...(documentsDueDate
      ? [wholeDay(documentsDueDate, 'documents', `Last day for missing documents: ${name}`)]
      : []),
  ]
}
