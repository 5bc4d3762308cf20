import { beforeEach, describe, expect, it } from 'vitest'
import * as flights from '@jatra/contract/flight/endpoints'
import type { DomainError } from '@jatra/contract/http/problem'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { flightSearches } from '../db/schema.ts'
import { stubFlights } from '../testing/stub-flights.ts'
import { createTestApi, TEST_NOW, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const query = {
  originLocationCode: 'dac',
  destinationLocationCode: 'CXB',
  departureDate: '2026-12-01',
  adults: 2,
}

let provider: ReturnType<typeof stubFlights>
let api: TestApi
beforeEach(() => {
  provider = stubFlights()
  api = createTestApi(database, { flights: provider })
})

const search = (more: object = {}) =>
  api.client.call(flights.searchFlights, { query: { ...query, ...more } })
const again = (searchUid: string, from = api) =>
  from.client.call(flights.getSearch, { params: { searchUid } })
const offer = (searchUid: string, flightId: string, from = api) =>
  from.client.call(flights.getOffer, { params: { searchUid, flightId } })
const problem = (status: number, more: Partial<DomainError> = {}) =>
  expect.objectContaining({ status, ...more }) as DomainError

describe('a search', () => {
  it('asks the provider for the journey, and opens a session of fifteen minutes', async () => {
    const found = await search({ returnDate: '2026-12-08', children: '1', travelClass: 'BUSINESS' })
    expect(provider.asked).toEqual([
      {
        tripType: 'roundTrip',
        legs: [
          { from: 'DAC', to: 'CXB', date: '2026-12-01' },
          { from: 'CXB', to: 'DAC', date: '2026-12-08' },
        ],
        adults: 2,
        children: 1,
        infants: 0,
        travelClass: 'BUSINESS',
      },
    ])
    expect(found).toMatchObject({
      sessionStartTime: '2026-11-20T06:00:00.000Z',
      sessionEndTime: '2026-11-20T06:15:00.000Z',
      serverTime: '2026-11-20T06:00:00.000Z',
      partial: false,
    })
    const asSpecified = { rate: 80, discountPercent: 10, marginPercent: 0, serviceFee: 0 }
    expect(found.flights.data).toMatchObject([
      { id: '1', pricing: asSpecified },
      { id: '2', pricing: asSpecified },
    ])
  })

  it('says what the airline keeps and asks for, in taka', async () => {
    const refund = { allowed: true, penalty: { amount: '10.01', currency: 'USD' } }
    const change = { allowed: true, penalty: { amount: '4000.00', currency: 'BDT' } }
    const provided = {
      ...provider,
      search: async (...asked: Parameters<typeof provider.search>) => {
        const found = await provider.search(...asked)
        const kept = Object.entries(found.terms).map(([id, terms]) => {
          return [id, { ...terms, refund, change: id === '1' ? change : null }] as const
        })
        return { ...found, terms: Object.fromEntries(kept) }
      },
    }
    const selling = createTestApi(database, { flights: provided })
    const found = await selling.client.call(flights.searchFlights, { query })
    expect(found.flights.data.map(({ conditions }) => conditions)).toEqual([
      { refund: { allowed: true, fee: 801 }, change: { allowed: true, fee: 4000 } },
      { refund: { allowed: true, fee: 801 }, change: null },
    ])
  })

  it('asks for no departure within the hour, when sales have closed', async () => {
    let notBefore = 0
    const watched = {
      ...provider,
      search: (...[wanted, options]: Parameters<typeof provider.search>) => {
        notBefore = options.notBefore
        return provider.search(wanted, options)
      },
    }
    await createTestApi(database, { flights: watched }).client.call(flights.searchFlights, {
      query,
    })
    expect(notBefore).toBe(TEST_NOW + HOUR_MS)
  })

  it('takes legs for the whole journey', async () => {
    await search({ leg: ['DAC-BKK-2026-12-01', 'BKK-KUL-2026-12-04'] })
    expect(provider.asked[0]).toMatchObject({
      tripType: 'multiCity',
      legs: [
        { from: 'DAC', to: 'BKK', date: '2026-12-01' },
        { from: 'BKK', to: 'KUL', date: '2026-12-04' },
      ],
    })
  })

  it.each([
    [{ adults: 9, children: 1 }, 'Airlines take at most 9'],
    [{ adults: 1, infants: 2 }, 'on the lap of an adult'],
  ])('rejects %j before the provider is asked', async (people, words) => {
    await expect(search(people)).rejects.toEqual(
      problem(422, { message: expect.stringContaining(words) as string }),
    )
    expect(provider.asked).toEqual([])
    expect(await database.db.select().from(flightSearches)).toEqual([])
  })

  it('gives every search a name that cannot be guessed', async () => {
    const uids = await Promise.all([search(), search(), search()])
    expect(new Set(uids.map(({ searchUid }) => searchUid)).size).toBe(3)
    for (const { searchUid } of uids) expect(searchUid).toMatch(/^[\w-]{22}$/)
  })

  it('says 503 when the provider fails, tells nothing of it, and logs it', async () => {
    api = createTestApi(database, {
      flights: { ...provider, search: () => Promise.reject(new Error('upstream secret')) },
    })
    await expect(search()).rejects.toEqual(
      problem(503, {
        message: 'We could not ask the airlines just now. Please try again.',
        retryAfter: 10,
      }),
    )
    expect(api.log.join()).toContain('flight_provider_failed')
  })

  it('has the offers of one supplier when the other fails, and says so whenever it is read', async () => {
    const failing = stubFlights('duffel')
    failing.search = () => Promise.reject(new Error('upstream secret'))
    api = createTestApi(database, { flights: { selling: [provider, failing] } })
    const found = await search()
    expect(found).toMatchObject({ flights: { data: [{ id: '1' }, { id: '2' }] }, partial: true })
    const other = createTestApi(database)
    expect(await again(found.searchUid, other)).toMatchObject({ partial: true })
  })

  it('never says that there is no flight when a supplier was not heard', async () => {
    const none: typeof provider.search = async (...asked) => ({
      ...(await provider.search(...asked)),
      offers: [],
    })
    const failing = stubFlights('duffel')
    failing.search = () => Promise.reject(new Error('upstream secret'))
    api = createTestApi(database, {
      flights: { selling: [{ ...provider, search: none }, failing] },
    })
    await expect(search()).rejects.toEqual(problem(503, { retryAfter: 10 }))
  })

  it('is rejected beyond the limit of one address, and other addresses are not', async () => {
    api = createTestApi(database, { limits: { searchByAddress: { max: 1, seconds: 60 } } })
    const from = (ip: string) =>
      api.client.call(flights.searchFlights, { query }, { headers: { 'x-jatra-client-ip': ip } })
    await from('203.0.113.7')
    await expect(from('203.0.113.7')).rejects.toEqual(problem(429, { retryAfter: 60 }))
    await expect(from('203.0.113.8')).resolves.toBeDefined()
  })
})

describe.each(['the process that searched', 'another process'])('a session, in %s', (where) => {
  const reader = () => {
    if (where === 'the process that searched') return api
    const other = createTestApi(database)
    other.now = api.now
    return other
  }

  it('gives the same offers and times, and the time it is', async () => {
    const found = await search()
    api.now += 5 * MINUTE_MS
    expect(await again(found.searchUid, reader())).toEqual({
      ...found,
      serverTime: '2026-11-20T06:05:00.000Z',
    })
  })

  it('gives one offer', async () => {
    const found = await search()
    const { flights: all, ...session } = found
    expect(await offer(found.searchUid, '2', reader())).toEqual({
      ...session,
      offer: all.data[1],
      dictionaries: all.dictionaries,
    })
  })

  it('stands until its last millisecond, then answers 410', async () => {
    const { searchUid } = await search()
    api.now = TEST_NOW + 15 * MINUTE_MS - 1
    await expect(again(searchUid, reader())).resolves.toBeDefined()
    api.now += 1
    const ended = problem(410, {
      code: 'session_expired',
      message: 'Your session has expired. Please search again.',
    })
    await expect(again(searchUid, reader())).rejects.toEqual(ended)
    await expect(offer(searchUid, '1', reader())).rejects.toEqual(ended)
  })

  it('is unknown under another name, and has no other offers', async () => {
    const { searchUid } = await search()
    await expect(again('nobody-knows', reader())).rejects.toEqual(problem(404))
    await expect(offer(searchUid, '3', reader())).rejects.toEqual(problem(404))
  })
})

it('the sweep forgets a search a day after its end', async () => {
  const { searchUid } = await search()
  api.now += DAY_MS
  await api.sweep()
  await expect(again(searchUid)).rejects.toEqual(problem(410))
  api.now += 16 * MINUTE_MS
  await api.sweep()
  expect(await database.db.select().from(flightSearches)).toEqual([])
})

describe('airports', () => {
  const find = (q: object) => api.client.call(flights.searchAirports, { query: q })

  it('finds what is typed, and may be cached for an hour', async () => {
    expect((await find({ q: 'dha' }))[0]).toMatchObject({ code: 'DAC', city: 'Dhaka' })
    const answer = await api.send('GET', '/api/airports?q=dha')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('suggests a country for an empty field', async () => {
    const codes = (await find({ country: 'us' })).map(({ code }) => code)
    expect(codes).toContain('JFK')
    expect(await find({ country: 'ZZ' })).toEqual([])
    expect(await find({})).toEqual([])
  })

  it('gives as many as were asked for', async () => {
    expect(await find({ q: 'a', limit: 3 })).toHaveLength(3)
  })
})
