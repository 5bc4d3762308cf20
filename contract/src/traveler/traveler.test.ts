import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../values/dates.ts'
import {
  expiresSoon,
  isoDate,
  travelerInputSchema,
  travelerSchema,
  type TravelerRules,
} from './traveler.ts'
import { fieldErrorsOf } from '../http/problem.ts'

const rules: TravelerRules = {
  kind: 'ADULT',
  passport: true,
  departureDate: '2026-12-08',
  lastFlightDate: '2026-12-19',
  arrivalDate: '2026-12-20',
  adultAgeDay: 'firstFlight',
}

const parts = (date: string) => date.split('-')

function form(birthDate: string, more: Record<string, string> = {}) {
  const [birthYear = '', birthMonth = '', birthDay = ''] = parts(birthDate)
  return {
    title: 'Ms.',
    gender: 'Female',
    firstName: 'Ayesha',
    lastName: 'Rahman',
    birthYear,
    birthMonth,
    birthDay,
    nationality: 'BD',
    countryNumberCode: '+880',
    mobileNumber: '১৭১২-345678',
    email: 'ayesha@example.com',
    passportExYear: '2030',
    passportExMonth: '05',
    passportExDay: '01',
    passportNumber: 'a০১234567',
    ...more,
  }
}

/** The fields that are rejected. */
function refused(values: Record<string, string>, more: Partial<TravelerRules> = {}): string[] {
  const parsed = travelerSchema({ ...rules, ...more }).safeParse(values)
  return parsed.success ? [] : Object.keys(fieldErrorsOf(parsed.error))
}
const mayFly = (birthDate: string, more: Partial<TravelerRules>) =>
  refused(form(birthDate), more).length === 0

describe('what other programs send', () => {
  it('leaves a passport out by empty fields', () => {
    const none = { passportExYear: '', passportExMonth: '', passportExDay: '', passportNumber: '' }
    const given = form('1990-01-01', { ...none, passportCountry: '' })
    const read = travelerInputSchema.parse(given)
    expect(read).toMatchObject({ passportNumber: undefined, passportExYear: undefined })
    expect(refused(given)).toContain('passportNumber')
  })

  it('has a nationality by two letters in a form, or reads how it is given', () => {
    const nationality = (value: string) =>
      travelerInputSchema.safeParse(form('1990-01-01', { nationality: value }))
    expect(nationality('bd').data).toMatchObject({ nationality: 'BD' })
    const { error } = nationality('Bangladesh')
    expect(error && fieldErrorsOf(error)).toEqual({
      nationality: ['Give the country by its name or its two letters, such as BD'],
    })
    const { error: none } = nationality('')
    expect(none && fieldErrorsOf(none)).toEqual({ nationality: ['Nationality is required'] })
  })
})

describe('ages on the days of travel', () => {
  it.each([
    ['HELD_INFANT', '2024-12-20', true],
    ['HELD_INFANT', '2024-12-19', false],
    ['CHILD', '2024-12-19', true],
    ['CHILD', '2014-12-09', true],
    ['CHILD', '2014-12-08', false],
    ['ADULT', '2014-12-08', true],
    ['ADULT', '2014-12-09', false],
    ['HELD_INFANT', '2026-12-09', false],
  ] as const)('%s born on %s: %s', (kind, birthDate, allowed) => {
    expect(mayFly(birthDate, { kind })).toBe(allowed)
  })

  it('are wrong at the year of birth', () => {
    expect(refused(form('2014-12-09'))).toEqual(['birthYear'])
  })
})

describe('dates of birth and passports', () => {
  it('must exist', () => {
    expect(refused(form('2001-02-29'))).toEqual(['birthDay'])
    expect(refused(form('2000-02-29'))).toEqual([])
    expect(refused(form('1990-04-31'))).toEqual(['birthDay'])
    const [passportExYear = '', passportExMonth = '', passportExDay = ''] = parts('2031-02-29')
    expect(refused(form('1990-04-30', { passportExYear, passportExMonth, passportExDay }))).toEqual(
      ['passportExDay'],
    )
  })

  it('must hold to the last day of the journey', () => {
    const expiring = (date: string) => {
      const [passportExYear = '', passportExMonth = '', passportExDay = ''] = parts(date)
      return refused(form('1990-04-30', { passportExYear, passportExMonth, passportExDay }))
    }
    expect(expiring('2026-12-20')).toEqual([])
    expect(expiring('2026-12-19')).toEqual(['passportExYear'])
  })

  it('are not asked for within Bangladesh', () => {
    const values = form('1990-04-30', { passportNumber: '', passportExYear: '' })
    expect(refused(values, { passport: false })).toEqual([])
    expect(refused(values)).toEqual(expect.arrayContaining(['passportNumber', 'passportExYear']))
  })

  it.each([
    ['A01234567', true],
    ['ab 123 456', true],
    ['12345', false],
    ['A012345678', false],
    ['A0123-567', false],
  ])('number %s: %s', (passportNumber, allowed) => {
    expect(refused(form('1990-04-30', { passportNumber })).length === 0).toBe(allowed)
  })

  it('warn within six months of the arrival', () => {
    const arrival = fc.nat(3_000).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(arrival, (arrivalDate) => {
        const enough = addMonths(arrivalDate, 6)
        expect(expiresSoon(enough, arrivalDate)).toBe(false)
        expect(expiresSoon(addDays(enough, -1), arrivalDate)).toBe(true)
      }),
    )
  })
})

describe('one name in the passport', () => {
  const alone = { firstName: '', lastName: 'Rahima', singleName: true }
  const schema = travelerSchema(rules)

  it('is the last name, and the first stays empty', () => {
    expect(schema.parse({ ...form('1990-04-30'), ...alone })).toMatchObject(alone)
    const { firstName: _, ...without } = form('1990-04-30')
    expect(schema.parse({ ...without, lastName: 'Rahima', singleName: true })).toMatchObject(alone)
  })

  it.each([
    ['is asked for', { ...alone, lastName: '' }, ['lastName']],
    [
      'is said, since a first name may be forgotten',
      { ...alone, singleName: false },
      ['firstName'],
    ],
    ['has no other beside it', { ...alone, firstName: 'Ayesha' }, ['firstName']],
  ])('%s', (_, names, fields) => {
    const parsed = schema.safeParse({ ...form('1990-04-30'), ...names })
    expect(parsed.error && Object.keys(fieldErrorsOf(parsed.error))).toEqual(fields)
  })

  it('and all else that is wrong are said together', () => {
    expect(refused({})).toEqual(expect.arrayContaining(['title', 'firstName', 'lastName', 'email']))
  })
})

describe('what travellers type', () => {
  it('is cleaned: spaces, hyphens, the plus of the country code, small letters in a passport', () => {
    const parsed = travelerSchema(rules).parse(form('1990-04-30', { firstName: '  Ayesha ' }))
    expect(parsed).toMatchObject({
      firstName: 'Ayesha',
      countryNumberCode: '880',
      mobileNumber: '1712345678',
      passportNumber: 'A01234567',
      birthYear: 1990,
    })
  })

  it.each([
    ['firstName', ''],
    ['lastName', 'আয়েশা'],
    ['email', 'ayesha@example'],
    ['mobileNumber', '12'],
    ['title', 'Dr.'],
    ['gender', ''],
    ['nationality', 'Bangladesh'],
    ['countryNumberCode', 'BD'],
    ['birthMonth', '13'],
    ['birthYear', ''],
    ['birthDay', '0'],
    ['birthDay', '1.5'],
    ['passportExMonth', '13'],
    ['passportExDay', 'first'],
  ])('is rejected at %s when it reads %j', (field, value) => {
    expect(refused(form('1990-04-30', { [field]: value }))).toEqual([field])
  })

  it('never breaks the form', () => {
    const fields = Object.keys(form('1990-04-30'))
    const anything = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
    fc.assert(
      fc.property(fc.constantFrom(...fields), anything, (field, value) => {
        const wrong = refused(form('1990-04-30', { [field]: value }))
        expect(fields).toEqual(expect.arrayContaining(wrong))
      }),
    )
  })

  it('becomes a date with two digits a part', () => {
    expect(isoDate(2001, 2, 9)).toBe('2001-02-09')
  })
})
