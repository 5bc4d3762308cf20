import assert from 'node:assert/strict'
import { searchAirports } from '@jatra/contract/flight/endpoints'
import type { Airport } from '@jatra/contract/places/airport'
import type { ContractCase } from './case.ts'
import { ask } from './harness.ts'

export const airportCases: readonly ContractCase[] = [
  {
    endpoint: 'searchAirports',
    name: 'by code',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'cxb' } }),
    check: (body) => {
      assert((body as Airport[])[0]?.code === 'CXB', 'the code first')
    },
  },
  {
    endpoint: 'searchAirports',
    name: 'by an older name of a city, cacheable',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'dacca', limit: 3 } }),
    check: (body, response) => {
      assert((body as Airport[])[0]?.code === 'DAC', 'Dhaka first')
      assert(response.headers.get('cache-control') === 'public, max-age=3600', 'may be cached')
    },
  },
  {
    endpoint: 'searchAirports',
    name: 'by the city in Bangla, with a slip',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'চট্রগ্রাম', limit: 1 } }),
    check: (body) =>
      assert.deepEqual(
        (body as Airport[]).map(({ code }) => code),
        ['CGP'],
      ),
  },
  {
    endpoint: 'searchAirports',
    name: 'by a letter, popular airports first',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'ক', limit: 3 } }),
    check: (body) =>
      assert.deepEqual(
        (body as Airport[]).map(({ code }) => code),
        ['CXB', 'KUL', 'CCU'],
      ),
  },
  {
    endpoint: 'searchAirports',
    name: 'nothing typed, suggestions for Thailand',
    answer: 'good',
    request: () => ask(searchAirports, { query: { country: 'th' } }),
    check: (body) => {
      assert((body as Airport[])[0]?.code === 'BKK', 'Bangkok first')
    },
  },
  {
    endpoint: 'searchAirports',
    name: 'nothing typed and no country',
    answer: 'good',
    request: () => ask(searchAirports, { query: {} }),
    check: (body) => {
      assert((body as Airport[]).length === 0, 'nothing')
    },
  },
  {
    endpoint: 'searchAirports',
    name: 'a hundred at once',
    answer: 'invalid_input',
    request: () => ask(searchAirports, { query: { q: 'a', limit: 100 } }),
  },
]
