import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIsoDate, inWords, parseTypedDate } from './date-text.ts'
import {
  addDays,
  dayNumber,
  daysBetween,
  daysInMonth,
  isIsoDate,
  isoFromDayNumber,
  isWithin,
  partsOfIso,
  weekday,
} from './iso-date.ts'

const anyDay = fc
  .integer({ min: dayNumber('1900-01-01'), max: dayNumber('2100-12-31') })
  .map(isoFromDayNumber)

describe('days as strings', () => {
  test('only existing days are days', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31'].every(isIsoDate)).toBe(true)
    expect(
      ['2026-02-29', '1900-02-29', '2026-13-01', '2026-4-1', '', '2026-04-31T00'].some(isIsoDate),
    ).toBe(false)
  })

  test('known days have known numbers and weekdays', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    expect(dayNumber('2000-03-01')).toBe(11017)
    expect(weekday('2026-11-20')).toBe(5)
    expect(weekday('1969-12-28')).toBe(0)
  })

  test('a month and a year end where they should', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11)
  })

  test('number and day are inverse, and every day steps by one', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20000, max: 20000 }), (day, step) => {
        expect(isoFromDayNumber(dayNumber(day))).toBe(day)
        expect(addDays(addDays(day, step), -step)).toBe(day)
        expect((weekday(day) + 1) % 7).toBe(weekday(addDays(day, 1)))
        const parts = partsOfIso(day)
        expect(parts && parts.day <= daysInMonth(parts.year, parts.month)).toBe(true)
      }),
    )
  })

  test('agrees with the platform calendar in UTC', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(new Date(dayNumber(day) * 86_400_000).toISOString().slice(0, 10)).toBe(day)
      }),
    )
  })

  test('bounds are included', () => {
    expect(isWithin('2026-11-20', '2026-11-20', '2026-11-20')).toBe(true)
    expect(isWithin('2026-11-19', '2026-11-20')).toBe(false)
    expect(isWithin('2026-11-21', undefined, '2026-11-20')).toBe(false)
  })
})

describe('days as text', () => {
  test('patterns', () => {
    expect(formatIsoDate('2026-11-05', 'MM/dd/yyyy')).toBe('11/05/2026')
    expect(formatIsoDate('2026-11-05', 'd MMM yyyy')).toBe('5 Nov 2026')
    expect(inWords('2026-11-20')).toBe('Friday, 20 November 2026')
    expect(formatIsoDate('nonsense', 'd MMM yyyy')).toBe('')
  })

  test.each(['MM/dd/yyyy', 'dd/MM/yyyy', 'd MMM yyyy', 'EEE d MMMM yyyy', 'yyyy-MM-dd'])(
    'what %s writes is read back as the same day',
    (pattern) => {
      fc.assert(
        fc.property(anyDay, (day) => {
          expect(parseTypedDate(formatIsoDate(day, pattern), pattern)?.iso).toBe(day)
        }),
      )
    },
  )

  test('words, numbers and ISO are all understood', () => {
    const wanted = { iso: '2026-11-20', ambiguous: false }
    for (const typed of [
      '20 Nov 2026',
      '20th november 2026',
      'Nov 20, 2026',
      '20/11/2026',
      '11/20/2026',
      '2026-11-20',
      ' 20.11.2026 ',
      'Fri 20 Nov 2026',
      '২০/১১/২০২৬',
    ])
      expect(parseTypedDate(typed, 'd MMM yyyy'), typed).toEqual(wanted)
    expect(parseTypedDate('4 Sept 2026', 'd MMM yyyy')?.iso).toBe('2026-09-04')
  })

  test('numbers that could be two days follow the format and say so', () => {
    expect(parseTypedDate('03/04/2026', 'd MMM yyyy')).toEqual({
      iso: '2026-04-03',
      ambiguous: true,
    })
    expect(parseTypedDate('03/04/2026', 'MM/dd/yyyy')).toEqual({
      iso: '2026-03-04',
      ambiguous: true,
    })
    expect(parseTypedDate('04/04/2026', 'MM/dd/yyyy')).toEqual({
      iso: '2026-04-04',
      ambiguous: false,
    })
  })

  test('what names no day is refused', () => {
    for (const typed of [
      '',
      'tomorrow',
      '31/02/2026',
      '20 Nov',
      '20/11/26',
      '2026',
      '20 Foo 2026',
      '1 2 3 4',
    ])
      expect(parseTypedDate(typed, 'd MMM yyyy'), typed).toBeNull()
  })
})
