import type { Money, OfferTerms } from '../../db/offer-terms.ts'
import type { Dictionaries, FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'
import type {
  AirlineChange,
  BookingFailure,
  FlightSupplierName,
} from '@jatra/contract/flight/flight-booking'
import type { SupplierRules } from '@jatra/contract/flight/supplier-rules'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'

export interface FlightSearchOptions {
  /** Offers at most. */
  max: number
  /** Today in Asia/Dhaka, `YYYY-MM-DD`. */
  today: string
  /** No flight that leaves before this instant, epoch milliseconds: it has gone, or its check-in has closed. */
  notBefore: number
  /** How soon an answer is wanted, milliseconds; absent: as soon as the supplier can. */
  within?: number | undefined
}

export interface FlightSearchResult {
  /** Cheapest first, with ids `1` to `n`. Empty when there are no flights on these days. */
  offers: FlightOffer[]
  dictionaries: Dictionaries
  /** What we keep of each offer, by its id; never sent to a browser. */
  terms: Record<string, OfferTerms>
}

export type Repriced =
  | { kind: 'available'; total: Money; expiresAt: number; hold: OfferTerms['hold'] }
  | { kind: 'gone' }

/** A traveller as airlines want them. */
export interface BookingPassenger {
  /** The supplier's id (`OfferTerms.passengers`). */
  id: string
  type: TravelerType
  /** The supplier's id of the infant on this adult's lap. */
  infantId?: string
  title: string
  gender: 'Male' | 'Female'
  /** Empty for who has one name: the supplier's rules say what is sent in its place. */
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`. */
  birthDate: string
  /** ISO 3166, two letters. */
  nationality: string
  email: string
  /** `+8801712345678`. */
  phone: string
  /** Absent on a domestic flight. */
  passport?: { number: string; expiryDate: string; issuedBy: string }
}

export interface BookingRequest {
  /** Our order's id; the supplier keeps it with its own. */
  orderId: string
  /** The supplier's reference of the offer. */
  offer: string
  /** `hold` reserves without payment. */
  type: 'instant' | 'hold'
  /** What the offer costs us. */
  total: Money
  passengers: BookingPassenger[]
}

/**
 * Which order is meant: by the supplier's id or, until that is known, by the offer and our order that it was asked for.
 * The offer alone would find the seats of another order of the same offer.
 */
export type OrderLookup = { order: string } | { offer: string; orderId: string }

/** A booking at the supplier. */
export interface SupplierOrder {
  /** The supplier's id. */
  id: string
  status: 'held' | 'reserved' | 'ticketed' | 'cancelled'
  /** The airline's reference (PNR). */
  reference: string
  /** By the supplier's passenger ids. */
  tickets: { passengerId: string; number: string }[]
  /** Until when a hold is to be paid, epoch milliseconds; null when nothing is to be paid. */
  payBy: number | null
  /** Unanswered changes by the airline, oldest first. */
  changes: AirlineChange[]
}

/** Why a supplier refused. `balance_too_low`: our own account there is empty, which is logged for staff. */
export type RejectionReason =
  | Extract<BookingFailure, 'gone' | 'price_changed' | 'sold_out' | 'passenger_refused'>
  | 'balance_too_low'

/**
 * How an order at the supplier went. `pending`: accepted, no result yet. `unknown`: it may exist or not. Both are looked
 * up with `getOrder` and never sent again.
 */
export type BookingOutcome =
  | { kind: 'done'; order: SupplierOrder }
  | { kind: 'pending' }
  | { kind: 'unknown' }
  | { kind: 'refused'; reason: RejectionReason }

export interface CancellationQuote {
  /** The supplier's id of the quote; only the newest can be confirmed. */
  id: string
  /** The refund to us; null when the supplier does not know it. */
  refund: Money | null
  /** Epoch milliseconds. */
  expiresAt: number
}

/** What a webhook says: ask the supplier how this order is now. Nothing else of it is believed. */
export interface SupplierNotice {
  /** Unique per notice; the same one may come more than once. */
  id: string
  /** The supplier's order, or the offer of which one was asked. */
  about: { order: string } | { offer: string } | null
}

/**
 * A company that sells seats to us (decision 116). `search` and `reprice` are called while a traveller waits; all
 * others in jobs. Errors that are not part of a result are thrown as `SupplierError`.
 */
export interface FlightSupplier {
  readonly name: FlightSupplierName
  /** What it would refuse for certain. */
  readonly rules: SupplierRules
  /**
   * Finds offers for the whole journey, each itinerary answering one leg.
   * @throws DomainError `invalid_input` with a field map for an unknown or repeated airport, or a date before today
   */
  search(query: FlightQuery, options: FlightSearchOptions): Promise<FlightSearchResult>
  /** Whether an offer is still there, at what price and until when. @param offer its reference */
  reprice(offer: string): Promise<Repriced>
  book(request: BookingRequest): Promise<BookingOutcome>
  /** Pays an order that was held. */
  pay(orderId: string, total: Money): Promise<BookingOutcome>
  /** An order at the supplier; null when it has none. */
  getOrder(by: OrderLookup): Promise<SupplierOrder | null>
  quoteCancellation(orderId: string): Promise<CancellationQuote>
  /** Confirms a quote. Cancelling what is cancelled is no error. @returns the refund to us, null when unknown */
  cancel(quoteId: string): Promise<{ refund: Money | null }>
  /** Accepts what the airline changed. @returns false when that change no longer stands */
  acceptChange(orderId: string, changeId: string): Promise<boolean>
  /**
   * Reads a webhook whose signature is right.
   * @param rawBody as it came, byte for byte
   * @throws SupplierError `forged` when the signature is missing, wrong or old
   */
  parseWebhook(rawBody: string, headers: Headers): SupplierNotice
}

/** A supplier that gave no usable answer. */
export class SupplierError extends Error {
  readonly kind: 'unreachable' | 'rate_limited' | 'rejected' | 'forged' | 'not_configured'
  /** Epoch milliseconds, on rate_limited. */
  readonly retryAt: number | null

  constructor(
    kind: SupplierError['kind'],
    message: string,
    { retryAt = null, cause }: { retryAt?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'SupplierError'
    this.kind = kind
    this.retryAt = retryAt
  }
}

/** Whether the supplier understood and does not do it: asked again, it says the same. */
export const isRejection = (error: unknown): boolean =>
  error instanceof SupplierError && error.kind === 'rejected'
