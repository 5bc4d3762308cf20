import type { Airport } from '../airport.ts'
import cities from './bangla.json' with { type: 'json' }

const byCountry: Record<string, Record<string, string>> = cities
const countries = new Intl.DisplayNames('bn', { type: 'region', fallback: 'none' })

/** The Bangla name of an airport's city, of those that people fly to; undefined for the others. */
export const banglaCityOf = ({ city, countryCode }: Pick<Airport, 'city' | 'countryCode'>) =>
  byCountry[countryCode]?.[city]

/** A country in Bangla, as CLDR has it. @param countryCode two letters */
export const banglaCountryOf = (countryCode: string): string | undefined =>
  countries.of(countryCode)
