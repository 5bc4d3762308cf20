import type { Dictionaries, Segment } from '../flight/flight.ts'
import type { Language } from '../values/language.ts'
import { findAirport } from '../places/airports/list.ts'
import { placeIn } from './place-in.ts'

/**
 * What the airport where a flight leaves or lands is called in a language: as it was sold, else as our list or the
 * supplier has it; null where its name is unknown. For servers: it holds the list of airports.
 */
export function placeOfPoint(
  language: Language,
  { iataCode, place }: Segment['departure'],
  { locations }: Pick<Dictionaries, 'locations'>,
): { name: string; city: string } | null {
  const found = locations[iataCode] ?? findAirport(iataCode) ?? place
  return found ? placeIn(language, iataCode, found) : null
}
