import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isNearYear,
  nearDays,
  pageOf,
  yearBounds,
  YEARS_EACH_SIDE_SCROLLED,
} from './year-bounds.ts'

test('twelve years a page, and every year is on exactly one', () => {
  expect(pageOf(2026)).toEqual([
    2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028,
  ])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9998 }), (year) => {
      const page = pageOf(year)
      expect(page).toHaveLength(12)
      expect(page).toContain(year)
      expect(pageOf(page[11] ?? 0)).toEqual(page)
    }),
  )
})

test('ten years each side where the list scrolls', () => {
  const near = Array.from({ length: 60 }, (_, index) => 2000 + index).filter((year) =>
    isNearYear(year, 2026, YEARS_EACH_SIDE_SCROLLED),
  )
  expect([near[0], near.at(-1), near.length]).toEqual([2016, 2036, 21])
})

test('five years each side of the one that is shown', () => {
  const near = Array.from({ length: 30 }, (_, index) => 2011 + index).filter((year) =>
    isNearYear(year, 2026),
  )
  expect(near).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031])
})

test('without limits 1900 to 2100, with them the years of the limits', () => {
  expect(yearBounds()).toEqual({ first: 1900, last: 2100 })
  expect(yearBounds('2026-11-21', '2027-11-20')).toEqual({ first: 2026, last: 2027 })
})

test('the library knows of the years that a list may offer, and of none beyond the limits', () => {
  expect(nearDays(2026)).toEqual({ first: '2016-01-01', last: '2037-12-31' })
  expect(nearDays(2026, '2026-11-21', '2027-11-20')).toEqual({
    first: '2026-11-21',
    last: '2027-11-20',
  })
  expect(nearDays(2050, '2026-11-21')).toEqual({ first: '2040-01-01', last: '2061-12-31' })
  // A day before the limits: the library then shows the first month within them.
  expect(nearDays(1990, '2026-11-21')).toEqual({ first: '2026-11-21', last: '2037-12-31' })
})
