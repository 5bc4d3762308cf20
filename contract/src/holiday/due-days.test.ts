import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../values/dates.ts'
import { daysBefore, dueDay, namesDueOn } from './due-days.ts'

describe('the day by which something is done', () => {
  it.each([
    // Bought in good time: 21 days before the departure.
    ['2026-11-20', '2027-02-12', 21, '2027-01-22'],
    // Bought late: the day after.
    ['2027-02-01', '2027-02-12', 21, '2027-02-02'],
    // Bought on the day before the departure: that day.
    ['2027-02-11', '2027-02-12', 3, '2027-02-11'],
  ])('bought on %s, leaving on %s, %i days before: %s', (boughtOn, travelDate, days, expected) => {
    expect(dueDay({ boughtOn, travelDate }, days)).toBe(expected)
  })

  it('is between the purchase and the departure, and flights are never after the hotels, for any journey', () => {
    const ahead = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(ahead, fc.constantFrom(...Object.values(daysBefore)), (days, before) => {
        const boughtOn = '2026-11-20'
        const travelDate = addDays(boughtOn, days)
        const due = dueDay({ boughtOn, travelDate }, before)
        expect(due >= boughtOn && due < travelDate).toBe(true)
        const by = (name: keyof typeof daysBefore) =>
          dueDay({ boughtOn, travelDate }, daysBefore[name])
        const inOrder = [by('passports'), by('flights'), by('hotels'), by('voucher')]
        expect(inOrder).toEqual([...inOrder].sort())
      }),
    )
  })

  it('is weeks before a border, and days before a hotel in Bangladesh', () => {
    const journey = { boughtOn: '2026-11-20', travelDate: '2027-02-12' }
    expect(namesDueOn('Nepal', journey)).toBe('2027-01-22')
    expect(namesDueOn("Cox's Bazar", journey)).toBe('2027-02-09')
  })
})
