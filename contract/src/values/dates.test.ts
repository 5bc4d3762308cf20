import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateSchema } from '../fields/date.ts'
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  daysInMonth,
  formatDate,
  formatDay,
  todayInDhaka,
  formatTime,
} from './dates.ts'

const date = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

describe('counting days', () => {
  it('goes there and back', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -3_000, max: 3_000 }), (start, days) => {
        const end = addDays(start, days)
        expect(dateSchema.safeParse(end).success).toBe(true)
        expect(daysBetween(start, end)).toBe(days)
        expect(addDays(end, -days)).toBe(start)
        expect(end > start).toBe(days > 0)
      }),
    )
  })

  it('crosses the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  })
})

describe('counting months', () => {
  it('keeps the day, or takes the last one of the month', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 240 }), (start, months) => {
        const end = addMonths(start, months)
        const [y = 0, m = 0, d = 0] = start.split('-').map(Number)
        const [ey = 0, em = 0, ed = 0] = end.split('-').map(Number)
        expect(ey * 12 + em).toBe(y * 12 + m + months)
        expect(ed).toBe(Math.min(d, daysInMonth(ey, em)))
      }),
    )
  })

  it('goes from the 31st to the end of February', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
  })

  it('knows how long months are', () => {
    expect([2024, 2026, 2100, 2000].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 28, 29])
    expect(daysInMonth(2026, 12)).toBe(31)
  })
})

describe('ages', () => {
  it('grow by one on each birthday, not a day before', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 100 }), (birth, years) => {
        fc.pre(!birth.endsWith('-02-29'))
        const birthday = `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}`
        expect(ageOn(birth, birthday)).toBe(years)
        expect(ageOn(birth, addDays(birthday, -1))).toBe(years - 1)
      }),
    )
  })

  it('of a person born on 29 February increase on 1 March in other years', () => {
    expect(ageOn('2024-02-29', '2026-02-28')).toBe(1)
    expect(ageOn('2024-02-29', '2026-03-01')).toBe(2)
    expect(ageOn('2016-02-29', '2028-02-28')).toBe(11)
    expect(ageOn('2016-02-29', '2028-02-29')).toBe(12)
  })

  it('never fall as time goes by', () => {
    fc.assert(
      fc.property(date, date, fc.nat(2_000), (birth, day, later) => {
        expect(ageOn(birth, addDays(day, later))).toBeGreaterThanOrEqual(ageOn(birth, day))
      }),
    )
  })
})

describe('today in Dhaka', () => {
  it('begins at 18:00 UTC', () => {
    expect(todayInDhaka(Date.parse('2026-11-20T17:59:59Z'))).toBe('2026-11-20')
    expect(todayInDhaka(Date.parse('2026-11-20T18:00:00Z'))).toBe('2026-11-21')
  })

  it('is what the platform’s zone data say', () => {
    const dhaka = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' })
    const second = fc
      .integer({ min: Date.UTC(2020, 0, 1) / 1_000, max: Date.UTC(2040, 0, 1) / 1_000 })
      .map((seconds) => seconds * 1_000)
    fc.assert(fc.property(second, (now) => todayInDhaka(now) === dhaka.format(now)))
  })
})

it('dates read with the month as a word', () => {
  expect(formatDate('2026-11-20')).toBe('20 Nov 2026')
  expect(formatDate('2026-11-20T07:30:00')).toBe('20 Nov 2026')
  expect(formatDay('2026-11-20')).toBe('Fri 20 Nov')
  expect(formatDate('2026-09-01')).toBe('1 Sept 2026')
})

it('dates and times read in Bangla', () => {
  expect(formatDate('2026-11-20', 'bn')).toBe('২০ নভেম্বর ২০২৬')
  expect(formatDay('2026-11-20', 'bn')).toBe('শুক্র ২০ নভেম্বর')
  expect(formatTime('2026-11-20T08:05:59Z', 'bn')).toBe('১৪:০৫')
})

it('the time shown is that of Dhaka, past midnight too', () => {
  expect(formatTime('2026-11-20T08:05:59Z')).toBe('14:05')
  expect(formatTime('2026-11-20T18:30:00Z')).toBe('00:30')
})
