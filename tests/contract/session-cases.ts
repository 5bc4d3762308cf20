import assert from 'node:assert/strict'
import { getOffer, getSearch } from '@jatra/contract/flight/endpoints'
import type { FlightSearch } from '@jatra/contract/flight/flight'
import { search } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw } from './harness.ts'

const UNKNOWN = 'no-such-search-0000'

export const sessionCases: readonly ContractCase[] = [
  {
    endpoint: 'getSearch',
    name: 'a search again, while it lasts',
    answer: 'good',
    request: async (harness, session) => {
      const { searchUid } = await search(harness, session)
      await session.advance(14)
      return ask(getSearch, { params: { searchUid } })
    },
    check: (body) => {
      const { flights, serverTime, sessionStartTime } = body as FlightSearch
      assert(flights.data.length > 0, 'has its offers')
      assert(
        Date.parse(serverTime) - Date.parse(sessionStartTime) === 14 * 60_000,
        'tells the time',
      )
    },
  },
  {
    endpoint: 'getSearch',
    name: 'a search that nobody made',
    answer: 'not_found',
    request: () => ask(getSearch, { params: { searchUid: UNKNOWN } }),
  },
  {
    endpoint: 'getSearch',
    name: 'an id that is none',
    answer: 'invalid_input',
    request: () => askRaw('GET', '/api/airport/search/a%20b'),
  },
  {
    endpoint: 'getSearch',
    name: 'after its session',
    answer: 'session_expired',
    request: async (harness, session) => {
      const { searchUid } = await search(harness, session)
      await session.advance(15)
      return ask(getSearch, { params: { searchUid } })
    },
  },

  {
    endpoint: 'getOffer',
    name: 'an offer of a search',
    answer: 'good',
    request: async (harness, session) => {
      const { searchUid, flights } = await search(harness, session)
      return ask(getOffer, { params: { searchUid, flightId: flights.data[0]?.id ?? '' } })
    },
  },
  {
    endpoint: 'getOffer',
    name: 'an offer that the search does not have',
    answer: 'not_found',
    request: async (harness, session) => {
      const { searchUid } = await search(harness, session)
      return ask(getOffer, { params: { searchUid, flightId: '99' } })
    },
  },
  {
    endpoint: 'getOffer',
    name: 'of a search that nobody made',
    answer: 'not_found',
    request: () => ask(getOffer, { params: { searchUid: UNKNOWN, flightId: '1' } }),
  },
  {
    endpoint: 'getOffer',
    name: 'after its session',
    answer: 'session_expired',
    request: async (harness, session) => {
      const { searchUid } = await search(harness, session)
      await session.advance(16)
      return ask(getOffer, { params: { searchUid, flightId: '1' } })
    },
  },
]
