import { describe, expect, test } from 'vitest'
import {
  applyFilters,
  countFilters,
  firstOf,
  fits,
  readFilters,
  withoutFilters,
} from './filters.ts'
import type { OfferView } from './offer-view.ts'

function offer(
  id: string,
  facts: Partial<OfferView['facts']>,
  baggage: string | null = '20 kg',
): OfferView {
  return {
    id,
    legs: [],
    baggage,
    price: { base: '', total: '' },
    facts: {
      total: 10_000,
      stops: 0,
      airlines: ['BG'],
      bags: true,
      hour: 8,
      minutes: 60,
      departure: '2026-12-01T08:00:00',
      ...facts,
    },
  }
}

const offers = [
  offer('dear', { total: 30_000, minutes: 60, departure: '2026-12-01T09:00:00', hour: 9 }),
  offer('slow', {
    total: 10_000,
    minutes: 900,
    stops: 3,
    airlines: ['EK', 'BG'],
    hour: 23,
    departure: '2026-12-01T23:00:00',
  }),
  offer(
    'early',
    {
      total: 20_000,
      minutes: 300,
      stops: 1,
      hour: 5,
      departure: '2026-12-01T05:00:00',
      bags: false,
    },
    'Outbound 20 kg, Return No checked baggage',
  ),
]
const ids = (query: string) =>
  applyFilters(offers, readFilters(new URLSearchParams(query))).map(({ id }) => id)

describe('what comes first in each order', () => {
  test('is a price, a duration and a time', () => {
    const priced = offers.map((one) => ({
      ...one,
      price: { base: '', total: `৳${one.facts.total}` },
    }))
    expect(firstOf('cheapest', priced)).toBe('৳10000')
    expect(firstOf('fastest', priced)).toBe('1h')
    expect(firstOf('earliest', priced)).toBe('05:00')
    expect(firstOf('earliest', [])).toBeUndefined()
  })
})

describe('filters of the results', () => {
  test.each([
    ['', ['slow', 'early', 'dear']],
    ['sort=fastest', ['dear', 'early', 'slow']],
    ['sort=earliest', ['early', 'dear', 'slow']],
    ['stops=2', ['slow']],
    ['stops=0&stops=1', ['early', 'dear']],
    ['airline=EK', ['slow']],
    ['time=night&time=evening', ['slow', 'early']],
    ['bags=1', ['slow', 'dear']],
    ['maxPrice=20000', ['slow', 'early']],
    ['stops=0&airline=EK', []],
  ])('%s leaves the fitting offers in order', (query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  test('a link with invalid filters shows every offer', () => {
    expect(ids('stops=x&airline=%3Cb%3E&time=noon&maxPrice=-1&sort=best')).toHaveLength(3)
  })

  test('choices are counted as if their own filter were off', () => {
    const filters = readFilters(new URLSearchParams('stops=0&airline=EK'))
    expect(offers.filter((one) => fits(one, filters, 'stops')).map(({ id }) => id)).toEqual([
      'slow',
    ])
  })

  test('the sort is not counted as a filter', () => {
    expect(countFilters(readFilters(new URLSearchParams('stops=0&bags=1&sort=fastest')))).toBe(2)
  })

  test('clearing keeps the search', () => {
    const params = new URLSearchParams(
      'adults=2&leg=DAC-BKK-2026-12-01&leg=BKK-SIN-2026-12-04&stops=1&sort=fastest',
    )
    expect(withoutFilters(params).toString()).toBe(
      'adults=2&leg=DAC-BKK-2026-12-01&leg=BKK-SIN-2026-12-04',
    )
  })
})
