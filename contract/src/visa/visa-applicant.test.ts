import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysInMonth } from '../values/dates.ts'
import { fieldErrorsOf, parseInput } from '../http/problem.ts'
import { isoDate } from '../traveler/traveler.ts'
import { applicantSchema, passportState, type ApplicantRules } from './visa-applicant.ts'

const rules: ApplicantRules = { today: '2026-11-20', shortPassport: 'refuse' }

const applicant = {
  title: 'Ms.',
  gender: 'Female',
  firstName: 'Nusrat',
  lastName: 'Jahan',
  birthYear: '1991',
  birthMonth: '4',
  birthDay: '14',
  nationality: 'BD',
  countryNumberCode: '+880',
  mobileNumber: '1712345678',
  email: 'nusrat@example.com',
  passportNumber: 'EB0123456',
  passportExYear: '2034',
  passportExMonth: '5',
  passportExDay: '1',
  documents: ['a', 'b'],
}

function refused(over: object, more: Partial<ApplicantRules> = {}): Record<string, string[]> {
  const parsed = parseInput(applicantSchema({ ...rules, ...more }), { ...applicant, ...over })
  return parsed.success ? {} : fieldErrorsOf(parsed.error)
}

const expiring = (date: string) => {
  const [passportExYear, passportExMonth, passportExDay] = date.split('-')
  return { passportExYear, passportExMonth, passportExDay }
}

const born = (date: string) => {
  const [birthYear, birthMonth, birthDay] = date.split('-')
  return { birthYear, birthMonth, birthDay }
}

describe('an applicant for a visa', () => {
  it('may be of any age, born today at the latest', () => {
    expect(refused(born('1936-01-01'))).toEqual({})
    expect(refused(born('2026-11-20'))).toEqual({})
    expect(refused(born('2026-11-21'))).toEqual({ birthYear: ['The birth date is in the future'] })
  })

  it('was born on a day that exists, and so ends the passport', () => {
    expect(refused(born('2001-02-29'))).toEqual({ birthDay: ['That month has no such day'] })
    expect(refused(born('2000-02-29'))).toEqual({})
    expect(refused(expiring('2031-06-31'))).toEqual({
      passportExDay: ['That month has no such day'],
    })
  })

  it('always gives a passport', () => {
    const { passportNumber, passportExYear, ...without } = applicant
    expect([passportNumber, passportExYear]).not.toContain('')
    expect(
      Object.keys(fieldErrorsOf(parseInput(applicantSchema(rules), without).error ?? fail())),
    ).toEqual(['passportExYear', 'passportNumber'])
  })

  it('with an expired passport is rejected, with a short one as the visa says', () => {
    expect(refused(expiring('2026-11-19'), { shortPassport: 'warn' })).toEqual({
      passportExYear: ['This passport has expired'],
    })
    const short = expiring('2027-05-19')
    expect(refused(short, { shortPassport: 'warn' })).toEqual({})
    expect(refused(short).passportExYear?.[0]).toMatch(/expires within 6 months/)
    expect(refused(expiring('2027-05-20'))).toEqual({})
  })

  it('brings at most ten documents, each once, or none yet', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `doc-${index}`)
    expect(refused({ documents: ids(10) })).toEqual({})
    expect(refused({ documents: undefined })).toEqual({})
    expect(refused({ documents: ids(11) })).toEqual({
      documents: ['Add at most 10 documents for each traveller'],
    })
    expect(refused({ documents: ['a', 'a'] })).toEqual({ documents: ['Add each document once'] })
  })

  it('can choose every day that a month has, and no other', () => {
    const year = fc.integer({ min: 1936, max: 2025 })
    const month = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(year, month, fc.integer({ min: 1, max: 31 }), (y, m, d) => {
        const problems = refused({ birthYear: y, birthMonth: m, birthDay: d })
        expect(Object.keys(problems)).toEqual(d <= daysInMonth(y, m) ? [] : ['birthDay'])
      }),
    )
  })
})

describe('a passport', () => {
  it('is short of six months, expired or good, and rejected just so', () => {
    const days = fc.integer({ min: -4_000, max: 4_000 })
    fc.assert(
      fc.property(days, days, (from, until) => {
        const today = addDays('2026-11-20', from)
        const expiry = addDays(today, until)
        const state = passportState(expiry, today)
        expect(state === 'expired').toBe(until < 0)
        expect(state === 'good').toBe(expiry >= addMonths(today, 6))
        const [y = 0, m = 0, d = 0] = expiry.split('-').map(Number)
        expect(isoDate(y, m, d)).toBe(expiry)
        const wrong = refused({ ...born('1930-01-01'), ...expiring(expiry) }, { today })
        expect(Object.keys(wrong)).toEqual(state === 'good' ? [] : ['passportExYear'])
        const warned = refused(
          { ...born('1930-01-01'), ...expiring(expiry) },
          { today, shortPassport: 'warn' },
        )
        expect(Object.keys(warned)).toEqual(state === 'expired' ? ['passportExYear'] : [])
      }),
    )
  })
})

function fail(): never {
  throw new Error('it was taken')
}
