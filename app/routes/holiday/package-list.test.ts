import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { durationNames, packageSorts } from '@jatra/contract/holiday/package-list-choices'
import { destinations } from '@jatra/contract/places/destinations'
import {
  countFilters,
  listAddress,
  PAGE,
  readFilters,
  readShown,
  samePlaces,
} from './package-list.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('the filters of the package list in an address', () => {
  test('any choice survives a round trip through the address', () => {
    const price = fc.option(fc.integer({ min: 0, max: 2_000_000 }))
    const filters = fc.record({
      destination: fc.subarray([...destinations]),
      duration: fc.subarray([...durationNames]),
      month: fc.constantFrom(null, '2027-03', '2027-12'),
      minPrice: price,
      maxPrice: price,
      sort: fc.constantFrom(...packageSorts),
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        const { searchParams } = new URL(listAddress(chosen), 'http://list.invalid')
        expect(readFilters(searchParams)).toEqual(chosen)
      }),
    )
  })

  test('invalid values are left out', () => {
    expect(
      read(
        'destination=Atlantis&destination=Nepal&duration=year&minPrice=-4&maxPrice=a&month=soon&sort=x',
      ),
    ).toEqual({
      destination: ['Nepal'],
      duration: [],
      month: null,
      minPrice: null,
      maxPrice: null,
      sort: 'recommended',
    })
  })

  test('a thumb that was sent from its end of the track filters nothing', () => {
    const sent = read('minPrice=4000&lowest=4000&maxPrice=90000&highest=120000')
    expect(sent.minPrice).toBeNull()
    expect(sent.maxPrice).toBe(90_000)
  })

  test('an address without filters is bare, and the sort counts as none', () => {
    expect(listAddress(read(''))).toBe('/packageMenu')
    expect(
      countFilters(read('destination=Nepal&duration=week&minPrice=1&month=2027-03&sort=price')),
    ).toBe(4)
  })

  test('says how many packages it shows, in whole pages', () => {
    const shown = (query: string) => readShown(new URLSearchParams(query))
    expect(shown('')).toBe(PAGE)
    expect(listAddress(read(''), 2 * PAGE)).toBe(`/packageMenu?show=${String(2 * PAGE)}`)
    expect(shown(`show=${String(2 * PAGE)}`)).toBe(2 * PAGE)
    expect(shown('show=25')).toBe(2 * PAGE)
    for (const odd of ['show=0', 'show=-5', 'show=many', 'show=Infinity'])
      expect(shown(odd)).toBe(PAGE)
    expect(shown('show=1e9')).toBeLessThanOrEqual(500)
  })

  test('another price is the same list, another place is not', () => {
    expect(samePlaces(read('destination=Nepal&minPrice=5'), read('destination=Nepal'))).toBe(true)
    expect(samePlaces(read('destination=Nepal'), read('destination=Delhi'))).toBe(false)
  })
})
