import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../values/time-units.ts'
import {
  drawPnr,
  drawTicketNumber,
  holdUntil,
  jatraAirScenarios,
  scenarioLastNames,
  scenarioOf,
  scenarioRoutes,
} from './jatra-air.ts'
import {
  cancellationFee,
  fareRules,
  refundAfter,
  type FareRulesName,
} from './jatra-air-fare-rules.ts'

const anyRules = fc.constantFrom(...(Object.keys(fareRules) as FareRulesName[]))
const anyDraw = fc
  .array(fc.nat(), { minLength: 16, maxLength: 16 })
  .map((numbers) => (bound: number) => (numbers.pop() ?? 0) % bound)

describe('a booking’s reference', () => {
  it('is six characters that are not mistaken for one another', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        expect(drawPnr(draw)).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/)
      }),
    )
  })

  it.each([
    ['BG', '997'],
    ['BS', '779'],
    ['VQ', '855'],
    ['EK', '176'],
    ['2A', '000'],
  ])('begins on tickets of %s with %s, and has 13 digits', (airline, code) => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        expect(drawTicketNumber(airline, draw)).toMatch(new RegExp(`^${code}\\d{10}$`))
      }),
    )
  })
})

describe('a hold', () => {
  const offer = { domestic: false, checkedBags: true, foundAt: 0, departsAt: 100 * HOUR_MS }

  it('ends a day after the search, and is not given close to departure, at home or on the lowest fare', () => {
    expect(holdUntil(offer)).toBe(DAY_MS)
    expect(holdUntil({ ...offer, departsAt: 72 * HOUR_MS })).toBeNull()
    expect(holdUntil({ ...offer, domestic: true })).toBeNull()
    expect(holdUntil({ ...offer, checkedBags: false })).toBeNull()
  })
})

describe('a cancelled ticket', () => {
  const anyFare = fc
    .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }))
    .map(([base, tax]) => ({ base, total: base + tax }))

  it('gives taxes back always, and never more than was paid', () => {
    fc.assert(
      fc.property(anyRules, fc.integer(), fc.nat(9), anyFare, (rules, hours, seated, fare) => {
        const refund = refundAfter(cancellationFee(rules, hours, seated), fare)
        expect(refund).toBeGreaterThanOrEqual(fare.total - fare.base)
        expect(refund).toBeLessThanOrEqual(fare.total)
      }),
    )
  })

  it('never gives more back the closer departure is', () => {
    fc.assert(
      fc.property(
        anyRules,
        fc.integer(),
        fc.nat(),
        fc.nat(9),
        anyFare,
        (rules, late, more, n, fare) => {
          const back = (hours: number) => refundAfter(cancellationFee(rules, hours, n), fare)
          expect(back(late)).toBeLessThanOrEqual(back(late + more))
        },
      ),
    )
  })

  it.each([
    [48, 1_000],
    [24, 1_000],
    [23.9, 2_000],
    [-5, 2_000],
  ])('costs what Biman publishes at home, %s hours before departure: %s BDT each', (hours, fee) => {
    expect(cancellationFee('domestic', hours, 1)).toBe(fee)
    expect(cancellationFee('domestic', hours, 3)).toBe(3 * fee)
  })

  it('gives only taxes back when the fare was for hand baggage', () => {
    const fee = cancellationFee('hand_baggage', 100, 1)
    expect(refundAfter(fee, { base: 5_000, total: 6_100 })).toBe(1_100)
  })
})

describe('a scenario', () => {
  it('is chosen by any traveller’s last name, in any case, before the route', () => {
    expect(scenarioOf('DAC-CXB', ['Rahman', ' SoldOut '])).toBe('sold_out')
    expect(scenarioOf('BZL-JSR', ['Slow'])).toBe('ticket_slow')
    expect(scenarioOf('BZL-JSR', [])).toBe('gone')
  })

  it('is none for ordinary names and routes', () => {
    expect(scenarioOf('DAC-CXB', ['Rahman', 'constructor', '__proto__'])).toBeNull()
    expect(scenarioOf('constructor', [])).toBeNull()
  })

  it('can be chosen by a last name, each of them', () => {
    expect(new Set(Object.values(scenarioLastNames))).toEqual(new Set(jatraAirScenarios))
    for (const scenario of Object.values(scenarioRoutes))
      expect(jatraAirScenarios).toContain(scenario)
  })
})
