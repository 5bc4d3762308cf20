import { listCountries } from '@jatra/contract/places/country-endpoints'
import type { CountryDetails } from '@jatra/contract/places/country'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask } from './stage.ts'

export const countryRows: readonly Row[] = [
  {
    call: 'listCountries',
    name: 'all of them, cacheable',
    answer: 'good',
    request: () => ask(listCountries, {}),
    check: (body, response) => {
      const countries = body as CountryDetails[]
      const home = countries.find(({ code }) => code === 'BD')
      must(countries.length > 200, 'every country')
      must(home?.capital === 'Dhaka' && home?.continent === 'Asia', 'capital and continent')
      must(home?.phone === '+880' && home?.currency[0] === 'BDT', 'phone code and currency')
      must(home?.languages[0]?.native === 'বাংলা' && home?.flag === '🇧🇩', 'language and flag')
      must(response.headers.get('cache-control') === 'public, max-age=3600', 'may be cached')
    },
  },
]
