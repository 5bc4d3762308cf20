import { z } from 'zod'
import { continents, countries as all, languages, type TLanguageCode } from 'countries-list'
import { defineEndpoint } from '../http/endpoint.ts'
import { countries, type Country } from './countries.ts'

/** A country of the countries list. */
export const countrySchema = z.object({
  /** ISO 3166 alpha-2. */
  code: z.string(),
  name: z.string(),
  /** As the country writes it. */
  native: z.string(),
  /** With the plus sign, `+880`. */
  phone: z.string(),
  continent: z.string(),
  /** Empty where there is none. */
  capital: z.string(),
  /** ISO 4217. */
  currency: z.array(z.string()),
  languages: z.array(
    z.object({
      /** ISO 639-1. */
      code: z.string(),
      name: z.string(),
      native: z.string(),
      /** Written from right to left. */
      rtl: z.boolean(),
    }),
  ),
  /** Emoji. */
  flag: z.string(),
})
export type CountryDetails = z.infer<typeof countrySchema>

/** The countries of the forms with all that is known of each. For servers: a page that needs names imports `countries`. */
export const countryDetails: readonly CountryDetails[] = countries.map(detailsOf)

function detailsOf({ code, name, dialCode, flag }: Country): CountryDetails {
  const { native, continent, capital, currency, languages: spoken } = all[code]
  return {
    ...{ code, name, native, phone: dialCode, capital, flag },
    continent: continents[continent],
    currency: [...currency],
    languages: spoken.map(languageOf),
  }
}

function languageOf(code: TLanguageCode): CountryDetails['languages'][number] {
  const { name, native, ...marks } = languages[code]
  return { code, name, native, rtl: 'rtl' in marks }
}

export const listCountries = defineEndpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/api/countries',
  access: 'anyone',
  summary: 'Every country that has a dial code, by name.',
  output: z.array(countrySchema),
  status: 200,
  problems: [],
})
