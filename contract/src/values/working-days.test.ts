import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { officesOf } from '../places/public-holidays.ts'
import { addDays, weekday } from './dates.ts'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

const dhaka = officesOf('BD')

describe('working days', () => {
  it('leave out Friday, Saturday and the public holidays of Bangladesh', () => {
    // 15 Dec 2026 is a Tuesday, the 16th is Victory Day.
    expect(addWorkingDays('2026-12-15', 1, dhaka)).toBe('2026-12-17')
    expect(addWorkingDays('2026-12-15', 2, dhaka)).toBe('2026-12-20')
  })

  it('leave out those of the country whose office decides', () => {
    // Thailand has 7 and 10 December off.
    expect(addWorkingDays('2026-12-06', 1, dhaka)).toBe('2026-12-07')
    expect(addWorkingDays('2026-12-06', 1, officesOf('TH'))).toBe('2026-12-08')
    expect(addWorkingDays('2026-12-09', 1, officesOf('TH'))).toBe('2026-12-13')
  })

  it('know that 17 March is no holiday of Bangladesh any more, and that 5 August is one', () => {
    expect(isWorkingDay('2027-03-17', dhaka)).toBe(true)
    expect(isWorkingDay('2027-08-05', dhaka)).toBe(false)
  })

  it('leave out both weekends where an office abroad decides', () => {
    // Thursday 3 December; Friday and Saturday in Dhaka, Saturday and Sunday in Putrajaya.
    expect(addWorkingDays('2026-12-03', 1, officesOf('MY'))).toBe('2026-12-07')
  })

  const countries = fc.constantFrom('BD', 'TH', 'MY', 'SG', 'LK', 'IN')
  const days = fc.integer({ min: 0, max: 900 }).map((ahead) => addDays('2026-11-01', ahead))
  const counts = fc.integer({ min: 0, max: 60 })

  it('end on a working day, with as many working days since the first day as were asked for', () => {
    fc.assert(
      fc.property(countries, days, counts, (country, from, count) => {
        const offices = officesOf(country)
        const end = addWorkingDays(from, count, offices)
        let worked = 0
        for (let day = from; day < end;) {
          day = addDays(day, 1)
          const off =
            [5, 6].includes(weekday(day)) ||
            offices.some(({ weekend, holidays }) => {
              const week: readonly number[] = weekend
              return week.includes(weekday(day)) || holidays.some((holiday) => holiday === day)
            })
          if (!off) worked += 1
        }
        expect(worked).toBe(count)
        if (count > 0) expect(isWorkingDay(end, offices)).toBe(true)
      }),
    )
  })

  it('never end earlier for more of them, and add up', () => {
    fc.assert(
      fc.property(countries, days, counts, counts, (country, from, one, more) => {
        const offices = officesOf(country)
        const both = addWorkingDays(from, one + more, offices)
        expect(addWorkingDays(addWorkingDays(from, one, offices), more, offices)).toBe(both)
        expect(both >= addWorkingDays(from, one, offices)).toBe(true)
      }),
    )
  })
})
