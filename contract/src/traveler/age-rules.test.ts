import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, ageOn } from '../values/dates.ts'
import { adultAgeDays, kindByAge, validateAge, type AgeRules } from './age-rules.ts'
import { travelerTypes } from './traveler-type.ts'

/** Births up to 100 years before, and on the days around which the rules turn; journeys of up to a year. */
const cases = fc
  .record({
    start: fc.integer({ min: 0, max: 1_500 }),
    length: fc.integer({ min: 0, max: 366 }),
    age: fc.oneof(
      fc.integer({ min: 0, max: 36_525 }),
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 4_000, max: 4_400 }),
    ),
    adultAgeDay: fc.constantFrom(...adultAgeDays),
  })
  .map(({ start, length, age, adultAgeDay }) => {
    const departureDate = addDays('2026-11-20', start)
    const rules = { departureDate, lastFlightDate: addDays(departureDate, length), adultAgeDay }
    return { birthDate: addDays(departureDate, -age), rules }
  })

it('each birth date fits one kind, and the others are told which', () => {
  const said = {
    HELD_INFANT: ['fliesAsInfant'],
    CHILD: ['fliesAsChild', 'turnsTwo'],
    ADULT: ['fliesAsAdult', 'turnsTwelve'],
  }
  fc.assert(
    fc.property(cases, ({ birthDate, rules }) => {
      const right = kindByAge(birthDate, rules)
      if (!right) throw new Error(`${birthDate} flies as nothing`)
      for (const kind of travelerTypes) {
        const message = validateAge(kind, birthDate, rules)
        const key = typeof message === 'string' ? message : message?.key
        if (kind === right) expect(key).toBeUndefined()
        else expect(said[right]).toContain(key)
      }
    }),
    { numRuns: 5_000 },
  )
})

it('nobody is on a lap from their second birthday on, and nobody of 12 at the start is a child', () => {
  fc.assert(
    fc.property(cases, ({ birthDate, rules }) => {
      const kind = kindByAge(birthDate, rules)
      expect(kind === 'HELD_INFANT').toBe(ageOn(birthDate, rules.lastFlightDate) < 2)
      if (ageOn(birthDate, rules.departureDate) >= 12) expect(kind).toBe('ADULT')
      if (ageOn(birthDate, rules.lastFlightDate) < 12) expect(kind).not.toBe('ADULT')
    }),
    { numRuns: 5_000 },
  )
})

it('the day on which the age changes is said, and the day before the age is another', () => {
  fc.assert(
    fc.property(cases, fc.constantFrom(...travelerTypes), ({ birthDate, rules }, kind) => {
      const message = validateAge(kind, birthDate, rules)
      if (typeof message !== 'object' || !message) return
      if (message.key !== 'turnsTwo' && message.key !== 'turnsTwelve') return
      const { date } = message.params
      const age = message.key === 'turnsTwo' ? 2 : 12
      expect(ageOn(birthDate, date)).toBe(age)
      expect(ageOn(birthDate, addDays(date, -1))).toBe(age - 1)
      expect(date > rules.departureDate && date <= rules.lastFlightDate).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

describe('a journey from 8 to 20 December 2026', () => {
  const days = { departureDate: '2026-12-08', lastFlightDate: '2026-12-20' }
  const kindAt = (adultAgeDay: AgeRules['adultAgeDay'], birthDate: string) =>
    kindByAge(birthDate, { ...days, adultAgeDay })

  it.each([
    ['2026-12-09', null],
    ['2026-12-08', 'HELD_INFANT'],
    // Turns 2 on the day after the last flight.
    ['2024-12-21', 'HELD_INFANT'],
    // Turns 2 on the day of the last flight, on the day after the first, on the day of the first.
    ['2024-12-20', 'CHILD'],
    ['2024-12-09', 'CHILD'],
    ['2024-12-08', 'CHILD'],
    ['2014-12-21', 'CHILD'],
    ['2014-12-08', 'ADULT'],
    ['1926-12-08', 'ADULT'],
  ] as const)('has who was born on %s as %s, wherever it is sold', (birthDate, kind) => {
    expect(kindAt('firstFlight', birthDate)).toBe(kind)
    expect(kindAt('lastFlight', birthDate)).toBe(kind)
  })

  it.each(['2014-12-09', '2014-12-20'])(
    'has who was born on %s as a child, or as an adult where the last flight counts',
    (birthDate) => {
      expect(kindAt('firstFlight', birthDate)).toBe('CHILD')
      expect(kindAt('lastFlight', birthDate)).toBe('ADULT')
    },
  )

  it('says which, and when', () => {
    const first: AgeRules = { ...days, adultAgeDay: 'firstFlight' }
    const last: AgeRules = { ...days, adultAgeDay: 'lastFlight' }
    expect(validateAge('HELD_INFANT', '2024-12-14', first)).toEqual({
      key: 'turnsTwo',
      params: { date: '2026-12-14' },
    })
    expect(validateAge('ADULT', '2014-12-14', first)).toBe('fliesAsChild')
    expect(validateAge('CHILD', '2014-12-14', last)).toEqual({
      key: 'turnsTwelve',
      params: { date: '2026-12-14' },
    })
  })

  it('has who was born on 29 February as a child from 1 March on', () => {
    const until = (lastFlightDate: string): AgeRules => ({
      ...{ departureDate: '2026-02-20', lastFlightDate, adultAgeDay: 'firstFlight' },
    })
    expect(kindByAge('2024-02-29', until('2026-02-28'))).toBe('HELD_INFANT')
    expect(validateAge('HELD_INFANT', '2024-02-29', until('2026-03-01'))).toEqual({
      key: 'turnsTwo',
      params: { date: '2026-03-01' },
    })
  })
})
