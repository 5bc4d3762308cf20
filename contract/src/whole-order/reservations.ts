import { zoneOf } from '../flight/airline-change.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import type { Segment } from '../flight/flight.ts'
import { replacedSegments } from '../flight/replaced-segments.ts'
import { stayLeft } from '../holiday/cancel-holiday.ts'
import type { HolidayOrder } from '../holiday/holiday-order.ts'
import { describeHotel } from '../holiday/package-parts.ts'
import { placeOfPoint } from './place-in.ts'
import { fullName } from '../traveler/person-name.ts'
import { addDays } from '../values/dates.ts'
import type { Language } from '../values/language.ts'
import { withOffset } from '../values/local-time.ts'
import { bookingStatus, type BookingStatus } from './booking-status.ts'
import { isOrderOf, type Order } from './order.ts'
import {
  reservationOf,
  type FlightReservation,
  type LodgingReservation,
  type Reservation,
  type ReservationContext,
  type ReservationState,
} from './reservation.ts'
import { isGone } from './who-travels.ts'

/**
 * The reservations of a paid order as they are now: one for each traveller with a ticket and each flight, or the nights
 * of a package. Those that were cancelled, or taken out by a change, are there as cancelled. An application has none.
 */
export function reservationsOf(
  order: Order,
  language: Language,
  context: ReservationContext,
): Reservation[] {
  if (order.paymentStatus !== 'success') return []
  if (order.serviceType === 'flight') return flightReservations(order, language, context)
  return order.serviceType === 'holidays' ? lodgingReservations(order, context) : []
}

function flightReservations(
  order: FlightOrder,
  language: Language,
  context: ReservationContext,
): FlightReservation[] {
  const { reference, tickets } = order.booking
  const { itineraries } = order.productData.offer
  const flights = [
    ...itineraries
      .flatMap(({ segments }) => segments)
      .map((segment) => ({ segment, state: stateOf(order) })),
    ...replacedSegments(order, flightAndDay).map((segment) => ({
      segment,
      state: 'Cancelled' as const,
    })),
  ]
  return order.travelersData.travelers.flatMap((traveler) => {
    const { travelerId } = traveler
    const number = tickets.find((ticket) => ticket.travelerId === travelerId)?.number
    if (!reference || !number) return []
    const gone = isGone(order, travelerId)
    const common = { number: reference, under: fullName(traveler), bookedAt: order.createdAt }
    return flights.map(({ segment, state }) => ({
      ...reservationOf(gone ? 'Cancelled' : state, common, context),
      '@type': 'FlightReservation' as const,
      ticketNumber: number,
      reservedTicket: { '@type': 'Ticket' as const, ticketNumber: number },
      reservationFor: flightOf(segment, order, language),
    }))
  })
}

/** By which mail programs know a flight of one booking again. */
const flightAndDay = ({ carrierCode, number, departure }: Segment) =>
  [carrierCode, number, departure.iataCode, departure.at.slice(0, 10)].join(' ')

/** What waits for a decision, the traveller's or a colleague's, is no longer confirmed and not cancelled either. */
const states = {
  CONFIRM: 'Confirmed',
  PENDING: 'Hold',
  CANCEL: 'Cancelled',
} as const satisfies Record<BookingStatus, ReservationState>

const stateOf = (order: FlightOrder | HolidayOrder): ReservationState =>
  isOrderOf('flight', order) && order.booking.change?.after.length === 0
    ? 'Cancelled'
    : states[bookingStatus(order)]

function flightOf(
  { carrierCode, number, departure, arrival }: Segment,
  { productData: { dictionaries } }: FlightOrder,
  language: Language,
): FlightReservation['reservationFor'] {
  const airline = {
    '@type': 'Airline',
    name: dictionaries.carriers[carrierCode] ?? carrierCode,
    iataCode: carrierCode,
  } as const
  const airportOf = (point: Segment['departure']) =>
    ({
      '@type': 'Airport',
      name: placeOfPoint(language, point, dictionaries)?.name || point.iataCode,
      iataCode: point.iataCode,
    }) as const
  return {
    '@type': 'Flight',
    flightNumber: number,
    airline,
    provider: airline,
    departureAirport: airportOf(departure),
    ...(departure.terminal && { departureTerminal: departure.terminal }),
    departureTime: withOffset(departure.at, zoneOf(departure)),
    arrivalAirport: airportOf(arrival),
    ...(arrival.terminal && { arrivalTerminal: arrival.terminal }),
    arrivalTime: withOffset(arrival.at, zoneOf(arrival)),
  }
}

/** Which hotel has which night of several is not known, so that the package stands for them. */
function lodgingReservations(
  order: HolidayOrder,
  context: ReservationContext,
): LodgingReservation[] {
  const { name, destination, duration, hotels } = order.productData.package
  const { travelDate, address } = order.travelersData
  const nights = duration - 1
  if (nights === 0) return []
  const known = hotels.map(describeHotel)
  const only = known.length === 1 ? known[0] : undefined
  const { adults, child, child2, infants } = stayLeft(order).people
  const until = addDays(travelDate, nights)
  const described = known.map((hotel) => (hotel.room ? `${hotel.name}: ${hotel.room}` : hotel.name))
  return [
    {
      ...reservationOf(
        stateOf(order),
        { number: order.bookingReference, under: fullName(address), bookedAt: order.createdAt },
        context,
      ),
      '@type': 'LodgingReservation',
      ...{ checkinDate: travelDate, checkinTime: travelDate },
      ...{ checkoutDate: until, checkoutTime: until },
      numAdults: adults,
      numChildren: child + child2 + infants,
      ...(described.length > 0 && { lodgingUnitDescription: described.join(', ') }),
      reservationFor: {
        '@type': 'LodgingBusiness',
        name: only?.name ?? name,
        address: { '@type': 'PostalAddress', addressLocality: only?.place ?? destination },
      },
    },
  ]
}
