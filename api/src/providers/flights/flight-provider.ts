import type { Dictionaries, FlightOffer, FlightQuery } from '@jatra/contract/flight/flight'

export interface FlightSearchOptions {
  /** Offers at most. */
  max: number
  /** Today in Asia/Dhaka, `YYYY-MM-DD` (decision 018, Months are words, and 'today' is today in Dhaka). */
  today: string
  /** No flight that leaves before this instant, epoch milliseconds: it has gone, or its check-in has closed. */
  notBefore: number
}

export interface FlightSearchResult {
  /** Cheapest first, with ids `1` to `n`. Empty when there are no flights on these days. */
  offers: FlightOffer[]
  dictionaries: Dictionaries
}

/** Where offers come from. The timetable is built in; a GDS or Duffel fits behind the same call (docs/decisions/029). */
export interface FlightProvider {
  /**
   * Finds offers for the whole journey, each itinerary answering one leg.
   * @throws DomainError `invalid_input` with a field map for an unknown or repeated airport, or a date before today.
   */
  search(query: FlightQuery, options: FlightSearchOptions): Promise<FlightSearchResult>
}
