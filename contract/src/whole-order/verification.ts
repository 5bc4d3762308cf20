import { z } from 'zod'
import { airlineSiteOf } from '../flight/airline-sites.ts'
import type { FlightBookingStatus } from '../flight/flight-booking.ts'
import type { FlightOrder } from '../flight/flight-order.ts'
import { firstSegment } from '../flight/itinerary.ts'
import { serviceTypes } from '../payment/payment.ts'
import { readAirlineReference, readBookingReference } from '../order/booking-reference.ts'
import { isJourneyOver, journeyEnd } from './journey-end.ts'
import { leftOfPrice } from '../order/left-of-price.ts'
import { endingCancellation, isPart, openCancellation } from '../order/own-cancellations.ts'
import type { Order } from './order.ts'
import { isGone, placesGivenBack } from './who-travels.ts'

/**
 * The state of a booking for anyone who has its paper. `paid` is for holidays and visas alone: a paid
 * flight has no ticket yet. `cancelling`: its traveller has confirmed that the whole of it is cancelled. `over`: it was good, and its
 * journey has ended.
 */
export const verificationStatuses = [
  'not_paid',
  'paid',
  'held',
  'being_ticketed',
  'reserved',
  'ticketed',
  'changed',
  'at_embassy',
  'cancelling',
  'over',
  'failed',
  'cancelled',
] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** How much of the price went back to who paid it, or is on its way. */
export const refundedParts = ['none', 'part', 'whole'] as const

const placeSchema = z.object({ code: z.string(), city: z.string() })

/** What anyone may see of a booking: of people their initials and the end of a ticket number, nothing else. */
export const verificationSchema = z.object({
  kind: z.enum(serviceTypes),
  bookingReference: z.string(),
  /** The airline's (PNR); null until it has given one. */
  airlineReference: z.string().nullable(),
  status: z.enum(verificationStatuses),
  refunded: z.enum(refundedParts),
  /** The last day of a journey that is over, `YYYY-MM-DD`: of a flight by the clock where it lands; null of any other. */
  endedOn: z.iso.date().nullable(),
  /** Places of a holiday that its traveller gave back; 0 of anything else. */
  placesGivenBack: z.number().int().min(0),
  /** The flights, one after the other; none of a holiday or a visa. */
  flights: z.array(
    z.object({
      /** `BG 147`. */
      number: z.string(),
      carrier: z.string(),
      from: placeSchema,
      to: placeSchema,
      /** Local time where it departs, `2026-12-24T08:30:00`. */
      departsAt: z.string(),
    }),
  ),
  travelers: z.array(
    z.object({
      /** `N. J.` */
      initials: z.string(),
      /** The last four digits of the ticket number; null while there is none, and of who does not fly any more. */
      ticketEnding: z.string().nullable(),
      /** Does not fly any more. */
      gone: z.boolean(),
    }),
  ),
  /** Whom to ask as well: the airline of the first flight. */
  airline: z.object({ name: z.string(), site: z.url().nullable() }).nullable(),
  checkedAt: z.iso.datetime(),
})
export type Verification = z.infer<typeof verificationSchema>

/** The address of the check, as printed on paper: the last name has to be typed. */
export const verificationPath = (bookingReference: string) =>
  `/verify?${new URLSearchParams({ reference: bookingReference })}`

/** What a checker may see of an order. @param now epoch milliseconds */
export function verificationOf(order: Order, now: number): Verification {
  const status = statusOf(order, now)
  return {
    kind: order.serviceType,
    bookingReference: order.bookingReference,
    airlineReference: order.serviceType === 'flight' ? order.booking.reference : null,
    status,
    refunded: refundedOf(order),
    endedOn: status === 'over' ? (journeyEnd(order)?.day ?? null) : null,
    placesGivenBack: order.serviceType === 'holidays' ? placesGivenBack(order) : 0,
    travelers: travelersOf(order),
    ...(order.serviceType === 'flight' ? flown(order) : { flights: [], airline: null }),
    checkedAt: new Date(now).toISOString(),
  }
}

/** Whether an order is called so, by us or by its airline. @param typed as someone typed it */
export function hasReference(order: Order, typed: string): boolean {
  if (order.bookingReference === readBookingReference(typed)) return true
  if (order.serviceType !== 'flight' || order.booking.reference === null) return false
  return order.booking.reference === readAirlineReference(typed)
}

/** Whether a person of the order is called so: without it a reference shows nothing. */
export function isNamedIn(order: Order, lastName: string): boolean {
  const travelers = order.serviceType === 'holidays' ? order.travelersData.travelers : []
  return [...peopleOf(order), ...travelers].some((person) => isSameName(person.lastName, lastName))
}

/** Whether two names are the same but for case, accents, spaces and hyphens. */
export function isSameName(one: string, other: string): boolean {
  const folded = foldName(one)
  return folded !== '' && folded === foldName(other)
}

function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s.'’\p{Pd}]/gu, '')
    .toLowerCase()
}

interface Person {
  firstName: string
  lastName: string
}

function peopleOf(order: Order): readonly Person[] {
  if (order.serviceType === 'holidays') return [order.travelersData.address]
  return order.travelersData.travelers
}

function initialsOf({ firstName, lastName }: Person): string {
  return [firstName, lastName]
    .flatMap((name) => Array.from(name.trim()).slice(0, 1))
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
}

function travelersOf(order: Order): Verification['travelers'] {
  if (order.serviceType !== 'flight') {
    return peopleOf(order).map((one) => ({
      initials: initialsOf(one),
      ...{ ticketEnding: null, gone: false },
    }))
  }
  const { booking, travelersData } = order
  return travelersData.travelers.map((traveler) => {
    const gone = isGone(order, traveler.travelerId)
    const ticket = booking.tickets.find(({ travelerId }) => travelerId === traveler.travelerId)
    return {
      initials: initialsOf(traveler),
      ticketEnding: gone ? null : (ticket?.number?.slice(-4) ?? null),
      gone,
    }
  })
}

function refundedOf(order: Order): Verification['refunded'] {
  const left = leftOfPrice(order)
  if (left === order.price) return 'none'
  return left > 0 ? 'part' : 'whole'
}

const statusOfBooking = {
  held: 'held',
  confirming: 'being_ticketed',
  reserved: 'reserved',
  ticketed: 'ticketed',
  change_pending: 'changed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<FlightBookingStatus, VerificationStatus>>

function statusOf(order: Order, now: number): VerificationStatus {
  const status = standingOf(order)
  if (status !== 'ticketed' && status !== 'changed' && status !== 'paid') return status
  if (isJourneyOver(order, now)) return 'over'
  if (isBeingCancelled(order)) return 'cancelling'
  return order.serviceType === 'visa' && order.handedOverAt !== null ? 'at_embassy' : status
}

/** Whether its traveller has confirmed that the whole of it is cancelled, also because the airline changed it. */
function isBeingCancelled(order: Order): boolean {
  const open = openCancellation(order.cancellations)
  if (open && !isPart(open)) return true
  return order.serviceType === 'flight' && order.booking.change?.decision === 'refund'
}

/** How it stands whatever the day is. */
function standingOf(order: Order): VerificationStatus {
  const { paymentStatus } = order
  const paid = paymentStatus === 'success'
  if (order.serviceType === 'flight') {
    const { status } = order.booking
    if (status === 'held' && paid) return 'being_ticketed'
    if (status !== 'none') return statusOfBooking[status]
    if (paid) return 'being_ticketed'
  }
  if (paid) return endingCancellation(order.cancellations) ? 'cancelled' : 'paid'
  return paymentStatus === 'pending' ? 'not_paid' : 'cancelled'
}

function flown({ productData: { offer, dictionaries } }: FlightOrder) {
  const carrierOf = (code: string) => dictionaries.carriers[code] ?? code
  const placeOf = (code: string) => ({ code, city: dictionaries.locations[code]?.city ?? code })
  const segments = offer.itineraries.flatMap((itinerary) => itinerary.segments)
  const [first] = offer.itineraries
  const code = first ? firstSegment(first).carrierCode : null
  return {
    flights: segments.map(({ carrierCode, number, departure, arrival }) => ({
      number: `${carrierCode} ${number}`,
      carrier: carrierOf(carrierCode),
      from: placeOf(departure.iataCode),
      to: placeOf(arrival.iataCode),
      departsAt: departure.at,
    })),
    airline: code === null ? null : { name: carrierOf(code), site: airlineSiteOf(code) },
  }
}
