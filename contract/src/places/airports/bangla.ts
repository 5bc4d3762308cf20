import type { Airport } from '../airport.ts'
import cities from './bangla.json' with { type: 'json' }
import names from './bangla-names.json' with { type: 'json' }

const byCountry: Record<string, Record<string, string>> = cities
const byCode: Record<string, string> = names

/** The Bangla name of an airport's city, of those that people fly to; undefined for the others. */
export const banglaCityOf = ({ city, countryCode }: Pick<Airport, 'city' | 'countryCode'>) =>
  byCountry[countryCode]?.[city]

/** An airport's own name in Bangla; undefined where it is not translated yet. @param code three letters */
export const banglaNameOf = (code: string): string | undefined => byCode[code]
