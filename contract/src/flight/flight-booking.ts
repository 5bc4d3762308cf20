import { z } from 'zod'
import { itinerarySchema } from './flight.ts'
import { offerHoldSchema } from './hold.ts'

/**
 * Where the booking of a flight is, apart from its money (docs/specification.md, Order).
 * `none`: not paid and not held. `held`: reserved until a deadline, not paid. `confirming`: the request is with the airline.
 * `reserved`: it has given its reference. `ticketed`: every traveller has a ticket number. `change_pending`: the airline
 * changed something, and the traveller has to decide.
 */
export const flightBookingStatuses = [
  'none',
  'held',
  'confirming',
  'reserved',
  'ticketed',
  'change_pending',
  'failed',
  'cancelled',
] as const
export type FlightBookingStatus = (typeof flightBookingStatuses)[number]

/** Why a booking could not be ticketed. */
export const bookingFailures = [
  /** The offer is no longer for sale. */
  'gone',
  'price_changed',
  'sold_out',
  /** Another booking has the offer; this one was not sent to the airline. */
  'offer_taken',
  /** The airline rejected a traveller's data. */
  'passenger_refused',
  /** No ticket within the limit. */
  'not_ticketed',
  /** The request to hold the seats was not answered. */
  'not_held',
  /** The hold ended before it was paid. */
  'hold_lapsed',
  /** The traveller released the hold. */
  'released',
  /** The airline cancelled the flight. */
  'airline_cancelled',
] as const
export type BookingFailure = (typeof bookingFailures)[number]

/** Suppliers of flights, as orders name them. */
export const flightSuppliers = ['jatra_air', 'duffel'] as const
export type FlightSupplierName = (typeof flightSuppliers)[number]
/** Sells seats that are not real. */
export const SIMULATOR = 'jatra_air' satisfies FlightSupplierName

/** An airline's change: the flights as they were sold and as they would be now. */
const airlineChangeSchema = z.object({
  id: z.string(),
  before: z.array(itinerarySchema).min(1),
  /** Empty when the airline cancelled. */
  after: z.array(itinerarySchema),
  detectedAt: z.iso.datetime(),
})
export type AirlineChange = z.infer<typeof airlineChangeSchema>

/** What a traveller may decide about a change: to fly as it is now, or to have the whole price back. */
export const changeDecisions = ['accept', 'refund'] as const
export type ChangeDecision = (typeof changeDecisions)[number]

/** A change that waits for the traveller's decision, or for the airline to be notified of it. */
const pendingChangeSchema = airlineChangeSchema.extend({
  /** The decision that the airline has not been notified of yet; null while there is none. */
  decision: z.enum(changeDecisions).nullable(),
  /** Whether the traveller accepted an earlier change, which the airline replaced by this one before it was notified. */
  replacesAccepted: z.boolean(),
})
export type PendingChange = z.infer<typeof pendingChangeSchema>

/** A change of whose decision the airline has been notified. */
const answeredChangeSchema = z.object({ id: z.string(), decision: z.enum(changeDecisions) })
export type AnsweredChange = z.infer<typeof answeredChangeSchema>

export const flightBookingSchema = z.object({
  status: z.enum(flightBookingStatuses),
  /** The airline's, usually six characters (PNR); null until it has given one. */
  reference: z.string().nullable(),
  /** By the offer's `travelerId`; numbers have 13 digits. */
  tickets: z.array(z.object({ travelerId: z.string(), number: z.string().nullable() })),
  /** Until when a hold is to be paid, or a paid booking is to be ticketed. */
  deadline: z.iso.datetime().nullable(),
  /** Of an order that is paid later; null on one that is paid at once. */
  hold: offerHoldSchema.nullable().default(null),
  supplier: z.enum(flightSuppliers),
  /** Set when `status` is `failed`. */
  failure: z.enum(bookingFailures).nullable(),
  /** Set when `status` is `change_pending`. */
  change: pendingChangeSchema.nullable(),
  /** Oldest first. Those that were accepted are in the order's offer already. */
  answeredChanges: z.array(
    answeredChangeSchema.extend({
      /** The order's flights before it was accepted; none of another, or of one that was kept without them. */
      replaced: z.array(itinerarySchema).default([]),
    }),
  ),
})
export type FlightBooking = z.infer<typeof flightBookingSchema>
