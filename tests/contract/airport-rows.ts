import { searchAirports } from '@jatra/contract/flight/endpoints'
import type { Airport } from '@jatra/contract/places/airport'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask } from './stage.ts'

export const airportRows: readonly Row[] = [
  {
    call: 'searchAirports',
    name: 'by code',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'cxb' } }),
    check: (body) => {
      must((body as Airport[])[0]?.code === 'CXB', 'the code first')
    },
  },
  {
    call: 'searchAirports',
    name: 'by an older name of a city, cacheable',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'dacca', limit: 3 } }),
    check: (body, response) => {
      must((body as Airport[])[0]?.code === 'DAC', 'Dhaka first')
      must(response.headers.get('cache-control') === 'public, max-age=3600', 'may be cached')
    },
  },
  {
    call: 'searchAirports',
    name: 'nothing typed, suggestions for Thailand',
    answer: 'good',
    request: () => ask(searchAirports, { query: { country: 'th' } }),
    check: (body) => {
      must((body as Airport[])[0]?.code === 'BKK', 'Bangkok first')
    },
  },
  {
    call: 'searchAirports',
    name: 'nothing typed and no country',
    answer: 'good',
    request: () => ask(searchAirports, { query: {} }),
    check: (body) => {
      must((body as Airport[]).length === 0, 'nothing')
    },
  },
  {
    call: 'searchAirports',
    name: 'a hundred at once',
    answer: 'invalid_input',
    request: () => ask(searchAirports, { query: { q: 'a', limit: 100 } }),
  },
]
