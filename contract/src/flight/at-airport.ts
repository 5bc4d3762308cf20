import { HOUR_MS } from '../values/time-units.ts'
import type { Dictionaries, FlightOffer, Segment } from './flight.ts'
import { firstSegment, isDomestic } from './itinerary.ts'

/** When to be at the airport. Counters close up to an hour before departure, plus time for queues. */
const HOURS_BEFORE = { domestic: 2, international: 3 }

/** From where the journey leaves, and by when to be there, local time of that airport. */
export function atAirportBy(
  offer: FlightOffer,
  dictionaries: Dictionaries,
): { departure: Segment['departure']; by: string } {
  const [first] = offer.itineraries
  if (!first) throw new RangeError('an offer has at least one itinerary')
  const { departure } = firstSegment(first)
  const hours = HOURS_BEFORE[isDomestic(offer, dictionaries) ? 'domestic' : 'international']
  // Local times are computed as if they were UTC: three hours earlier is the same on any clock.
  const by = new Date(Date.parse(`${departure.at}Z`) - hours * HOUR_MS)
  return { departure, by: by.toISOString().slice(0, 19) }
}
