import type { BookingFailure } from './flight-booking.ts'

/** Why a booking came to no ticket, as pages and emails say it. */
export const bookingFailures: Readonly<Record<BookingFailure, string>> = {
  gone: 'The airline no longer sells this flight at this fare.',
  price_changed: 'The airline changed the price before it issued the ticket.',
  sold_out: 'The last seats were sold before the airline could take your booking.',
  offer_taken: 'Another booking took this offer first, and an airline takes each offer once.',
  passenger_refused: 'The airline did not accept the details of a traveller.',
  not_ticketed: 'The airline did not issue the tickets in time.',
  not_held: 'The airline did not answer when it was asked to hold the seats.',
  hold_lapsed: 'The time to pay for the held seats was over.',
  released: 'You gave the held seats back.',
  airline_cancelled: 'The airline took this flight out.',
}
