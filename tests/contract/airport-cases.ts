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
    name: 'by the code of one that closed, in whose place another came',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'pnh' } }),
    check: (body) => {
      const [first, ...others] = body as Airport[]
      assert(first?.code === 'KTI', 'the one in its place')
      assert(
        first.note === 'PNH closed on 9 Sept 2025. Flights go to KTI, Techo International Airport.',
        'says so',
      )
      assert(
        others.every(({ code }) => code !== 'PNH'),
        'and not the closed one',
      )
    },
  },
  {
    endpoint: 'searchAirports',
    name: 'by the code of a city with several',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'nyc', limit: 1 } }),
    check: (body) =>
      assert.deepEqual(body, [
        {
          ...{ code: 'NYC', name: 'All airports', city: 'New York', meant: true },
          ...{ country: 'United States', countryCode: 'US' },
        },
      ]),
  },
  {
    endpoint: 'searchAirports',
    name: 'by what people of Bangladesh call a city, before a code elsewhere',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'ctg', limit: 2 } }),
    check: (body) =>
      assert.deepEqual(
        (body as Airport[]).map(({ code, meant }) => [code, meant]),
        [
          ['CGP', true],
          ['CTG', true],
        ],
      ),
  },
  {
    endpoint: 'searchAirports',
    name: 'by three letters that are no code and begin no city',
    answer: 'good',
    request: () => ask(searchAirports, { query: { q: 'elb' } }),
    check: (body) => {
      const found = body as Airport[]
      assert(found.length > 0, 'some have them in their name')
      assert(
        found.every(({ meant }) => meant === false),
        'none is meant by them',
      )
    },
  },
  {
    endpoint: 'searchAirports',
    name: 'a hundred at once',
    answer: 'invalid_input',
    request: () => ask(searchAirports, { query: { q: 'a', limit: 100 } }),
  },
]
