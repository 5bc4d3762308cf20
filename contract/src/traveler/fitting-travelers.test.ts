import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../values/dates.ts'
import { adultAgeDays } from './age-rules.ts'
import { travelerTypes } from './traveler-type.ts'
import { travelerSchema, type Traveler } from './traveler.ts'
import { fitOf, type Place } from './fitting-travelers.ts'
import { fieldErrorsOf } from '../http/problem.ts'

const person: Traveler = {
  title: 'Ms.',
  gender: 'Female',
  firstName: 'Ayesha',
  lastName: 'Rahman',
  birthYear: 1990,
  birthMonth: 1,
  birthDay: 1,
  nationality: 'BD',
  countryNumberCode: '880',
  mobileNumber: '1712345678',
  email: 'ayesha@example.com',
}

/** Days around which every rule turns: journeys of up to a month, births up to 14 years before, passports around it. */
const cases = fc.record({
  kind: fc.constantFrom(...travelerTypes),
  passport: fc.boolean(),
  start: fc.integer({ min: 0, max: 900 }),
  length: fc.integer({ min: 0, max: 30 }),
  age: fc.integer({ min: -40, max: 14 * 366 }),
  adultAgeDay: fc.constantFrom(...adultAgeDays),
  expiry: fc.option(fc.integer({ min: -60, max: 60 })),
})

const parts = (date: string) => date.split('-').map(Number) as [number, number, number]

function drawn({
  kind,
  passport,
  start,
  length,
  age,
  adultAgeDay,
  expiry,
}: typeof cases extends fc.Arbitrary<infer T> ? T : never) {
  const departureDate = addDays('2026-11-20', start)
  const arrivalDate = addDays(departureDate, length)
  const [birthYear, birthMonth, birthDay] = parts(addDays(departureDate, -age))
  const born = { ...person, birthYear, birthMonth, birthDay }
  const [passportExYear, passportExMonth, passportExDay] = parts(addDays(arrivalDate, expiry ?? 0))
  const documents = { passportNumber: 'A01234567', passportExYear, passportExMonth, passportExDay }
  const rules = {
    ...{ kind, departureDate, adultAgeDay },
    ...{ lastFlightDate: addDays(departureDate, Math.max(0, length - 1)), arrivalDate },
  }
  const place: Place = { age: rules, passport, until: arrivalDate }
  return { traveler: expiry === null ? born : { ...born, ...documents }, rules, place }
}

it('a saved traveller fits a place exactly when its form accepts them', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { traveler, rules, place } = drawn(given)
      const parsed = travelerSchema({ ...rules, passport: place.passport }).safeParse(traveler)
      expect(fitOf(traveler, place) === 'fits').toBe(parsed.success)
    }),
    { numRuns: 2_000 },
  )
})

it('a traveller of the wrong age is rejected for the age alone, whatever their passport', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { traveler, rules, place } = drawn(given)
      const parsed = travelerSchema({ ...rules, passport: false }).safeParse(traveler)
      const refused = parsed.success ? [] : Object.keys(fieldErrorsOf(parsed.error))
      expect(fitOf(traveler, place) === 'age').toBe(refused.includes('birthYear'))
    }),
    { numRuns: 2_000 },
  )
})

it('each age fits one kind of place of a journey, and who is not born none', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { traveler, rules, place } = drawn({ ...given, passport: false })
      const fitting = travelerTypes.filter(
        (kind) => fitOf(traveler, { ...place, age: { ...rules, kind } }) === 'fits',
      )
      expect(fitting).toHaveLength(given.age < 0 ? 0 : 1)
    }),
  )
})

it('any age may apply for a visa', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { traveler, place } = drawn(given)
      expect(fitOf(traveler, { ...place, age: null })).not.toBe('age')
    }),
  )
})
