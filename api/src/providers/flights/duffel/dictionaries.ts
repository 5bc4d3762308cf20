import type { Dictionaries, FlightQuery } from '@jatra/contract/flight/flight'
import { findCity } from '@jatra/contract/places/airports/cities'
import { findAirport } from '@jatra/contract/places/airports/list'
import type { DuffelOffer, DuffelPlace } from './duffel-schemas.ts'
import { codeOfCarrier } from './itineraries.ts'
import { placeOf } from './places.ts'

/** Names for every code in the offers, and for the airports that were asked for. */
export function dictionariesOf(offers: readonly DuffelOffer[], query: FlightQuery): Dictionaries {
  const dictionaries: Dictionaries = { carriers: {}, aircraft: {}, locations: {} }
  const addLocation = (code: string, said?: DuffelPlace) => {
    if (dictionaries.locations[code]) return
    const { name, city, country, countryCode } =
      findAirport(code) ?? findCity(code) ?? placeOf(code, said)
    dictionaries.locations[code] = { name, city, country, countryCode }
  }
  for (const { from, to } of query.legs) [from, to].forEach((code) => addLocation(code))
  for (const { owner, slices } of offers) {
    dictionaries.carriers[codeOfCarrier(owner)] = owner.name
    for (const segment of slices.flatMap((slice) => slice.segments)) {
      for (const carrier of [segment.marketing_carrier, segment.operating_carrier]) {
        dictionaries.carriers[codeOfCarrier(carrier)] = carrier.name
      }
      if (segment.aircraft) {
        dictionaries.aircraft[segment.aircraft.iata_code] = segment.aircraft.name
      }
      for (const place of [segment.origin, segment.destination]) addLocation(place.iata_code, place)
    }
  }
  return dictionaries
}
