import { continents, countries as all, languages, type TLanguageCode } from 'countries-list'
import { countries, type Country } from './countries.ts'
import type { CountryDetails } from './country.ts'

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
