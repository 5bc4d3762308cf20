/**
 * A reservation as mail programs read it in an email: JSON-LD of schema.org. Google's reference of email markup calls
 * some of it otherwise than schema.org does, so that those stand there twice: a number, an airline, a day.
 */
export type Reservation = FlightReservation | LodgingReservation

const STATUS = 'http://schema.org/Reservation'
/** `Hold`: it waits for an update, such as a decision about changed flights. */
export type ReservationState = 'Confirmed' | 'Hold' | 'Cancelled'

interface Person {
  '@type': 'Person'
  name: string
}

interface AnyReservation {
  '@context': 'http://schema.org'
  /** What who travels says at the counter: the airline's reference, or ours. */
  reservationNumber: string
  reservationId: string
  reservationStatus: `${typeof STATUS}${ReservationState}`
  underName: Person
  bookingTime: string
  /** A program keeps the later of two. */
  modifiedTime: string
  bookingAgent: { '@type': 'TravelAgency'; name: string; telephone: string }
  /** The order's page. */
  url: string
  modifyReservationUrl: string
}

interface Airline {
  '@type': 'Airline'
  name: string
  iataCode: string
}

interface Airport {
  '@type': 'Airport'
  name: string
  iataCode: string
}

/** Of one traveller on one flight. */
export interface FlightReservation extends AnyReservation {
  '@type': 'FlightReservation'
  ticketNumber: string
  reservedTicket: { '@type': 'Ticket'; ticketNumber: string }
  reservationFor: {
    '@type': 'Flight'
    /** Without the airline's code, as Google wants it. */
    flightNumber: string
    airline: Airline
    provider: Airline
    departureAirport: Airport
    departureTerminal?: string
    /** The airport's own clock with its distance from UTC: `2026-12-01T07:30:00+06:00`. */
    departureTime: string
    arrivalAirport: Airport
    arrivalTerminal?: string
    arrivalTime: string
  }
}

/** Of all the nights of a package. */
export interface LodgingReservation extends AnyReservation {
  '@type': 'LodgingReservation'
  checkinDate: string
  checkinTime: string
  checkoutDate: string
  checkoutTime: string
  numAdults: number
  numChildren: number
  lodgingUnitDescription?: string
  reservationFor: {
    '@type': 'LodgingBusiness'
    name: string
    address: { '@type': 'PostalAddress'; addressLocality: string }
  }
}

export interface ReservationContext {
  /** The order's page. */
  url: string
  /** Who sells. */
  agency: { name: string; phone: string }
  /** Epoch milliseconds. */
  now: number
}

/** What reservations of every kind have. */
export function reservationOf(
  state: ReservationState,
  { number, under, bookedAt }: { number: string; under: string; bookedAt: string },
  { url, agency, now }: ReservationContext,
): AnyReservation {
  return {
    '@context': 'http://schema.org',
    reservationNumber: number,
    reservationId: number,
    reservationStatus: `${STATUS}${state}`,
    underName: { '@type': 'Person', name: under },
    bookingTime: bookedAt,
    modifiedTime: new Date(now).toISOString(),
    bookingAgent: { '@type': 'TravelAgency', name: agency.name, telephone: agency.phone },
    url,
    modifyReservationUrl: url,
  }
}
