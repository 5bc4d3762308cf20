import { describe, expect, it } from 'vitest'
import { birthYears, daysInMonth, passportExpiryYears } from './calendar-parts.ts'

describe('days in a month', () => {
  it.each([
    [2026, 2, 28],
    [2028, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('%i-%i has %i days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
  })

  it('withholds no day while year or month is open', () => {
    expect(daysInMonth(undefined, 2)).toBe(29)
    expect(daysInMonth(2026, undefined)).toBe(31)
  })
})

it('offers birth years back 90 and passport years forward 50', () => {
  expect(birthYears(2026)[0]).toBe(2026)
  expect(birthYears(2026).at(-1)).toBe(1936)
  expect(passportExpiryYears(2026)[0]).toBe(2026)
  expect(passportExpiryYears(2026).at(-1)).toBe(2076)
})
