import assert from 'node:assert/strict'
import { listCountries, type CountryDetails } from '@jatra/contract/places/country'
import type { ContractCase } from './case.ts'
import { ask } from './harness.ts'

export const countryCases: readonly ContractCase[] = [
  {
    endpoint: 'listCountries',
    name: 'all of them, cacheable',
    answer: 'good',
    request: () => ask(listCountries, {}),
    check: (body, response) => {
      const countries = body as CountryDetails[]
      const home = countries.find(({ code }) => code === 'BD')
      assert(countries.length > 200, 'every country')
      assert(home?.capital === 'Dhaka' && home?.continent === 'Asia', 'capital and continent')
      assert(home?.phone === '+880' && home?.currency[0] === 'BDT', 'phone code and currency')
      assert(home?.languages[0]?.native === 'বাংলা' && home?.flag === '🇧🇩', 'language and flag')
      assert(response.headers.get('cache-control') === 'public, max-age=3600', 'may be cached')
    },
  },
]
