import type { FlightOrder } from '../flight/flight-order.ts'
import type { Dictionaries, Segment } from '../flight/flight.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { Order } from './order.ts'
import type { Language } from '../values/language.ts'
import type { Airport } from '../places/airport.ts'
import { banglaCityOf, banglaNameOf } from '../places/airports/bangla.ts'
import { allAirports, findCity } from '../places/airports/cities.ts'
import { findAirport } from '../places/airports/list.ts'
import { endOfAirport, messageOfEnd } from '../places/airports/opened-and-closed.ts'
import { banglaCountryOf } from '../places/countries-in.ts'

/**
 * What an airport, its city and its country are called in a language, each in English where it has no other name. What is
 * stored is English: an answer is put into its language last. For servers: it holds the list of airports.
 * @param code three letters
 */
export function placeIn<Place extends Omit<Airport, 'code'>>(
  language: Language,
  code: string,
  place: Place,
): Place {
  if (language === 'en') return place
  return {
    ...place,
    name: findCity(code) ? allAirports[language] : (banglaNameOf(code) ?? place.name),
    city: banglaCityOf(findAirport(code) ?? place) ?? place.city,
    country: banglaCountryOf(place.countryCode) ?? place.country,
  }
}

export const airportsIn = (language: Language, airports: readonly Airport[]): Airport[] =>
  airports.map((airport) => placeIn(language, airport.code, airport))

/**
 * The same for a typed text: where that is the code of an airport that ended, the one in its place says so.
 * @param day on which it is asked
 */
export function foundAirportsIn(
  language: Language,
  found: readonly Airport[],
  { q, day }: { q: string; day: string },
): Airport[] {
  const typed = q.trim().toUpperCase()
  const successor = endOfAirport(typed, day)?.successor
  const ended = messageOfEnd(typed, day)
  return airportsIn(language, found).map((airport) =>
    ended && airport.code === successor
      ? { ...airport, note: writeMessage(ended, language) }
      : airport,
  )
}

/** The names for the codes of offers, with places in a language; airlines keep their names. */
export function dictionariesIn(language: Language, dictionaries: Dictionaries): Dictionaries {
  if (language === 'en') return dictionaries
  const locations = Object.entries(dictionaries.locations).map(
    ([code, place]) => [code, placeIn(language, code, place)] as const,
  )
  return { ...dictionaries, locations: Object.fromEntries(locations) }
}

/** An order whose flights name their places in a language. */
export function orderWithPlacesIn<One extends Order>(language: Language, order: One): One {
  return order.serviceType === 'flight' ? { ...order, ...productIn(language, order) } : order
}

function productIn(language: Language, { productData }: FlightOrder) {
  const dictionaries = dictionariesIn(language, productData.dictionaries)
  return { productData: { ...productData, dictionaries } }
}

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
