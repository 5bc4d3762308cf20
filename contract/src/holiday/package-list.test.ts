import { describe, expect, it } from 'vitest'
import { packageSorts } from './package-list-choices.ts'
import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { comparePackages, facetsOf, letsThrough, packageOrder } from './package-list.ts'

const passing = (filter: Parameters<typeof letsThrough>[0]) =>
  packageCatalogue.filter((one) => letsThrough(filter, one))

describe('the filter of a package list', () => {
  it('matches everything when it is empty', () => {
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
    const found = passing({ duration: ['short', 'long'] })
    expect(found.length).toBeGreaterThan(0)
    for (const one of found) expect(one.duration <= 3 || one.duration >= 8).toBe(true)
  })
})

describe('the month of a package list', () => {
  const [first] = packageCatalogue
  if (!first) throw new Error('the catalogue is empty')
  const inSeason = { ...first, validFrom: '2027-01-31', validTo: '2027-03-01' }
  it.each([
    ['2026-12', false],
    ['2027-01', true],
    ['2027-02', true],
    ['2027-03', true],
    ['2027-04', false],
  ])('%s: %s', (month, found) => {
    expect(letsThrough({ month }, inSeason)).toBe(found)
  })
})

describe('the order of a package list', () => {
  it.each(packageSorts)('%s: by its values, then by id, and no two are equal', (sort) => {
    const compare = comparePackages(sort)
    const sorted = packageCatalogue.toSorted(compare)
    for (const [index, after] of sorted.entries()) {
      const before = sorted[index - 1]
      if (!before) continue
      expect(compare(before, after)).toBeLessThan(0)
      expect(compare(after, before)).toBeGreaterThan(0)
      const value = (holiday: typeof after, field: 'rating' | 'price' | 'duration') =>
        holiday[field] ?? 0
      const differs = packageOrder[sort].find(
        ([field]) => value(before, field) !== value(after, field),
      )
      if (!differs) expect(before._id < after._id).toBe(true)
      else
        expect(value(before, differs[0]) < value(after, differs[0])).toBe(
          differs[1] === 'ascending',
        )
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
    expect(facetsOf([], {})).toEqual({
      ...{ count: 0, minPrice: null, maxPrice: null, destinations: [], reviewed: 0 },
    })
  })
})
