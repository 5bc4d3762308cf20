import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, chosenWithin, stepFor } from './price-range.ts'

describe('the ends of the track', () => {
  test('without prices it goes to 1000', () => {
    expect(boundsOf()).toEqual({ low: 0, high: 1000 })
  })

  test('with prices it follows them, outward to the step', () => {
    expect(stepFor(18_450, 72_900)).toBe(1000)
    expect(boundsOf(18_450, 72_900)).toEqual({ low: 18_000, high: 73_000 })
  })

  test('one price alone is still a track', () => {
    expect(boundsOf(25_000, 25_000)).toEqual({ low: 25_000, high: 25_000 })
  })

  test('every price is on it, and both ends are whole steps away', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)]
        const step = stepFor(min, max)
        const { low, high } = boundsOf(min, max)
        expect(low).toBeLessThanOrEqual(min)
        expect(high).toBeGreaterThanOrEqual(max)
        expect((high - low) % step).toBe(0)
      }),
    )
  })
})

describe('what is chosen', () => {
  const bounds = { low: 1000, high: 9000 }

  test('thumbs that were not moved follow the ends', () => {
    expect(chosenWithin(bounds, null, null)).toEqual(bounds)
    expect(chosenWithin({ low: 0, high: 20_000 }, 3000, null)).toEqual({ low: 3000, high: 20_000 })
  })

  test('a choice outside new ends is moved in, and never crosses', () => {
    expect(chosenWithin(bounds, 0, 99_000)).toEqual(bounds)
    expect(chosenWithin(bounds, 7000, 4000)).toEqual({ low: 4000, high: 4000 })
  })
})
