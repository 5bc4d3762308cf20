import { getOffer, getSearch } from '@jatra/contract/flight/endpoints'
import type { FlightSearch } from '@jatra/contract/flight/flight'
import { search } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw } from './stage.ts'

const UNKNOWN = 'no-such-search-0000'

export const sessionRows: readonly Row[] = [
  {
    call: 'getSearch',
    name: 'a search again, while it lasts',
    answer: 'good',
    request: async (side, stage) => {
      const { searchUid } = await search(side, stage)
      await stage.advance(14)
      return ask(getSearch, { params: { searchUid } })
    },
    check: (body) => {
      const { flights, serverTime, sessionStartTime } = body as FlightSearch
      must(flights.data.length > 0, 'has its offers')
      must(Date.parse(serverTime) - Date.parse(sessionStartTime) === 14 * 60_000, 'tells the time')
    },
  },
  {
    call: 'getSearch',
    name: 'a search that nobody made',
    answer: 'not_found',
    request: () => ask(getSearch, { params: { searchUid: UNKNOWN } }),
  },
  {
    call: 'getSearch',
    name: 'an id that is none',
    answer: 'invalid_input',
    request: () => askRaw('GET', '/api/airport/search/a%20b'),
  },
  {
    call: 'getSearch',
    name: 'after its session',
    answer: 'session_expired',
    request: async (side, stage) => {
      const { searchUid } = await search(side, stage)
      await stage.advance(15)
      return ask(getSearch, { params: { searchUid } })
    },
  },

  {
    call: 'getOffer',
    name: 'an offer of a search',
    answer: 'good',
    request: async (side, stage) => {
      const { searchUid, flights } = await search(side, stage)
      return ask(getOffer, { params: { searchUid, flightId: flights.data[0]?.id ?? '' } })
    },
  },
  {
    call: 'getOffer',
    name: 'an offer that the search does not have',
    answer: 'not_found',
    request: async (side, stage) => {
      const { searchUid } = await search(side, stage)
      return ask(getOffer, { params: { searchUid, flightId: '99' } })
    },
  },
  {
    call: 'getOffer',
    name: 'of a search that nobody made',
    answer: 'not_found',
    request: () => ask(getOffer, { params: { searchUid: UNKNOWN, flightId: '1' } }),
  },
  {
    call: 'getOffer',
    name: 'after its session',
    answer: 'session_expired',
    request: async (side, stage) => {
      const { searchUid } = await search(side, stage)
      await stage.advance(16)
      return ask(getOffer, { params: { searchUid, flightId: '1' } })
    },
  },
]
