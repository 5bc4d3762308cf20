import { packageCatalogue } from '@jatra/catalogue/packages/index'
import { visaStatusCatalogue } from '@jatra/catalogue/visa-statuses/index'
import { visaCatalogue } from '@jatra/catalogue/visas/index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../http/problem.ts'
import { destinationCountries } from '../places/destination-countries.ts'
import { addDays } from '../values/dates.ts'
import { decidedBy } from './decision-day.ts'
import {
  assertJourneyOpen,
  assertPlanOpen,
  countryState,
  isStatusOld,
  stateOn,
  visaStatusInputSchema,
  type StoredVisaStatus,
} from './visa-status.ts'

const days = fc.integer({ min: 0, max: 800 }).map((ahead) => addDays('2026-11-01', ahead))

/** The catalogue with closed times of any kind: none, with an end, and without one. */
const statuses: fc.Arbitrary<StoredVisaStatus[]> = fc
  .array(
    fc.oneof(
      fc.constant({ closedFrom: null, closedUntil: null }),
      fc.record({ closedFrom: days, closedUntil: fc.constant(null) }),
      fc.tuple(days, fc.nat(90)).map(([closedFrom, length]) => ({
        closedFrom,
        closedUntil: addDays(closedFrom, length),
      })),
    ),
    { minLength: visaStatusCatalogue.length, maxLength: visaStatusCatalogue.length },
  )
  .map((times) => visaStatusCatalogue.map((one, at) => ({ ...one, ...times[at] })))

/** Said apart from the code: every day of the closed time, one by one. */
function isClosedOn(
  { closedFrom, closedUntil }: Pick<StoredVisaStatus, 'closedFrom' | 'closedUntil'>,
  day: string,
): boolean {
  if (closedFrom === null) return false
  const last = closedUntil ?? addDays('2026-11-01', 2_000)
  for (let one = closedFrom; one <= last; one = addDays(one, 1)) if (one === day) return true
  return false
}

function codeOf(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

describe('what is closed is not sold, whatever the catalogue and the day', () => {
  it('no option of a visa', () => {
    const plans = visaCatalogue.flatMap((visa) => visa.visaList.map((plan) => ({ visa, plan })))
    fc.assert(
      fc.property(statuses, days, fc.constantFrom(...plans), (all, day, { visa, plan }) => {
        const country = destinationCountries[visa.country]
        const own = all.find((one) => one.country === country && one.kind === plan.kind)
        const refused = codeOf(() => assertPlanOpen(all, visa, plan, day))
        expect(refused).toBe(own && isClosedOn(own, day) ? 'visa_closed' : null)
      }),
    )
  })

  it('no package to a country whose visas cannot be had', () => {
    fc.assert(
      fc.property(statuses, days, fc.constantFrom(...packageCatalogue), (all, day, holiday) => {
        const country = destinationCountries[holiday.package]
        const ways = all.filter(
          (one) => one.country === country && ['tourist', 'onArrival'].includes(one.kind),
        )
        const open = ways.some((one) => !isClosedOn(one, day))
        const refused = codeOf(() => assertJourneyOpen(all, holiday.package, day))
        expect(refused).toBe(ways.length === 0 || open ? null : 'visa_closed')
      }),
    )
  })
})

describe('the state of a visa', () => {
  const thailand = visaStatusCatalogue.find((one) => one.country === 'TH')
  if (!thailand) throw new Error('Thailand is missing')

  it('is closed from its first closed day to its last, and what it was after that', () => {
    const closed = { ...thailand, closedFrom: '2026-12-20', closedUntil: '2027-01-04' }
    const days = ['2026-12-19', '2026-12-20', '2027-01-04', '2027-01-05']
    expect(days.map((day) => stateOn(closed, day))).toEqual(['open', 'closed', 'closed', 'open'])
  })

  it('of a country is only some kinds when others are closed', () => {
    const of = (...states: ('open' | 'slow' | 'closed')[]) =>
      countryState(states.map((status) => ({ kind: 'tourist', status })))
    expect(of('open', 'closed')).toBe('someKinds')
    expect(of('closed', 'closed')).toBe('closed')
    expect(of('slow', 'open')).toBe('open')
    expect(of('slow', 'slow')).toBe('slow')
    expect(countryState([{ kind: 'transit', status: 'open' }])).toBeNull()
  })

  it('is old when nobody checked it for more than 90 days', () => {
    expect(isStatusOld(thailand, addDays(thailand.checked.on, 90))).toBe(false)
    expect(isStatusOld(thailand, addDays(thailand.checked.on, 91))).toBe(true)
  })

  it('says by which day it is decided, in working days of both countries', () => {
    // From Sunday 29 November: ten days without Fridays, Saturdays, and 7 and 10 December in Thailand.
    expect(decidedBy(thailand, '2026-11-29')).toBe('2026-12-15')
    expect(decidedBy({ ...thailand, workingDays: null }, '2026-11-29')).toBeNull()
  })

  it('is refused with a last closed day before the first, or without a first', () => {
    const parse = (over: Partial<StoredVisaStatus>) =>
      visaStatusInputSchema.safeParse({ ...thailand, ...over }).success
    expect(parse({ closedFrom: '2026-12-20', closedUntil: '2026-12-19' })).toBe(false)
    expect(parse({ closedFrom: null, closedUntil: '2026-12-19' })).toBe(false)
    expect(parse({ closedFrom: '2026-12-20', closedUntil: '2026-12-20' })).toBe(true)
  })
})
