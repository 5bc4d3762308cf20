import { describe, expect, it } from 'vitest'
import { packageSorts } from './calls/packages.ts'
import { packageCatalogue } from './catalogue/packages/index.ts'
import {
  canBeTravelled,
  comparePlaces,
  facetsOf,
  packageOrder,
  passesFilter,
  placeOf,
} from './package-list.ts'

const passing = (filter: Parameters<typeof passesFilter>[1]) =>
  packageCatalogue.filter((one) => passesFilter(one, filter))

describe('the filter of a package list', () => {
  it('lets everything through when nothing is asked', () => {
    expect(passing({})).toEqual(packageCatalogue)
    expect(passing({ destination: [], duration: [] })).toEqual(packageCatalogue)
  })

  it('takes any of several destinations', () => {
    const found = passing({ destination: ['Nepal', 'Umrah'] })
    expect(new Set(found.map((one) => one.package))).toEqual(new Set(['Nepal', 'Umrah']))
  })

  it('takes both ends of a price range', () => {
    const [{ price } = { price: 0 }] = packageCatalogue
    const found = passing({ minPrice: price, maxPrice: price })
    expect(found).toContain(packageCatalogue[0])
    expect(found.every((one) => one.price === price)).toBe(true)
    expect(passing({ minPrice: 2, maxPrice: 1 })).toEqual([])
  })

  it('takes any of several lengths', () => {
    for (const one of passing({ duration: ['short', 'long'] })) {
      expect(one.duration <= 3 || one.duration >= 8).toBe(true)
    }
  })
})

describe('the order of a package list', () => {
  it.each(packageSorts)('%s: by its value, then by id, and never equal', (sort) => {
    const places = packageCatalogue.map((one) => placeOf(one, sort))
    const sorted = places.toSorted((a, b) => comparePlaces(a, b, sort))
    for (const [index, after] of sorted.entries()) {
      const before = sorted[index - 1]
      if (!before) continue
      expect(comparePlaces(before, after, sort)).toBeLessThan(0)
      if (before.value === after.value) expect(before._id < after._id).toBe(true)
      else expect(before.value > after.value).toBe(packageOrder[sort].descending)
    }
  })
})

describe('the facets', () => {
  it('say the price range that the other filters leave, whatever the price filter', () => {
    const nepal = passing({ destination: ['Nepal'] }).map(({ price }) => price)
    expect(facetsOf(packageCatalogue, { destination: ['Nepal'], maxPrice: 1 })).toMatchObject({
      count: 0,
      minPrice: Math.min(...nepal),
      maxPrice: Math.max(...nepal),
    })
  })

  it('count every destination, in the order of the contract, whatever the filter', () => {
    const { destinations } = facetsOf(packageCatalogue, { destination: ['Nepal'] })
    expect(destinations.map(({ name }) => name)[1]).toBe('Nepal')
    expect(destinations.reduce((sum, { count }) => sum + count, 0)).toBe(packageCatalogue.length)
  })

  it('have no price range when there is nothing', () => {
    expect(facetsOf([], {})).toEqual({ count: 0, minPrice: null, maxPrice: null, destinations: [] })
  })
})

it('a package can be travelled up to and including its last day', () => {
  expect(canBeTravelled({ validTo: '2026-12-31' }, '2026-12-31')).toBe(true)
  expect(canBeTravelled({ validTo: '2026-12-31' }, '2027-01-01')).toBe(false)
})
