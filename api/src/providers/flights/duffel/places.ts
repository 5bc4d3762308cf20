import { findAirport } from '@jatra/contract/places/airports/list'
import type { DuffelPlace } from './duffel-schemas.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** An airport as Duffel names it. */
export function placeOf(code: string, said?: DuffelPlace) {
  const countryCode = said?.iata_country_code ?? ''
  return {
    name: said?.name ?? code,
    city: said?.city_name ?? said?.name ?? code,
    country: /^[A-Z]{2}$/.test(countryCode) ? (countries.of(countryCode) ?? countryCode) : '',
    countryCode,
  }
}

/** What Duffel says of an airport that our list lacks, to be kept with the flight. */
export function unlistedPlaceOf(said: DuffelPlace) {
  if (findAirport(said.iata_code)) return undefined
  const { time_zone: timeZone } = said
  return { ...placeOf(said.iata_code, said), ...(timeZone && { timeZone }) }
}

/** The zone of an airport's clock: Duffel's, or ours where it says none that Node knows. */
export const zoneOf = ({ iata_code, time_zone }: DuffelPlace): string =>
  time_zone ?? findAirport(iata_code)?.tz ?? 'UTC'
