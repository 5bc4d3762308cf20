import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flightQueryOf, flightSearchQuerySchema } from './endpoints.ts'
import { addDays } from '../values/dates.ts'
import { flightQuerySchema } from './flight.ts'
import { fieldErrorsOf } from '../http/problem.ts'

const read = (query: Record<string, unknown>) => flightQueryOf(flightSearchQuerySchema.parse(query))

function refused(query: Record<string, unknown>): string[] {
  const parsed = flightSearchQuerySchema.safeParse(query)
  return parsed.success ? [] : Object.keys(fieldErrorsOf(parsed.error))
}

const spec = {
  originLocationCode: 'DAC',
  destinationLocationCode: 'BKK',
  departureDate: '2026-12-08',
}

const code = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 3,
  maxLength: 3,
})
const date = fc.nat(700).map((days) => addDays('2026-11-21', days))

describe('the query of a search', () => {
  it('is one way without a return date, one adult in economy unless it says more', () => {
    expect(read(spec)).toEqual({
      tripType: 'oneWay',
      legs: [{ from: 'DAC', to: 'BKK', date: '2026-12-08' }],
      adults: 1,
      children: 0,
      infants: 0,
      travelClass: 'ECONOMY',
    })
  })

  it('comes back from where it went, whatever the airports and days', () => {
    fc.assert(
      fc.property(code, code, date, fc.nat(60), (from, to, out, stay) => {
        fc.pre(from !== to)
        const query = read({
          originLocationCode: from.toLowerCase(),
          destinationLocationCode: ` ${to} `,
          departureDate: out,
          returnDate: addDays(out, stay),
        })
        expect(flightQuerySchema.parse(query)).toEqual(query)
        expect(query.tripType).toBe('roundTrip')
        expect(query.legs).toEqual([
          { from, to, date: out },
          { from: to, to: from, date: addDays(out, stay) },
        ])
      }),
    )
  })

  it('is the whole journey in its legs when it has any', () => {
    const leg = fc.tuple(code, code).filter(([from, to]) => from !== to)
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 2, maxLength: 4 }),
        date,
        fc.nat(9),
        (pairs, start, stay) => {
          const legs = pairs.map(([from, to], i) => ({ from, to, date: addDays(start, i * stay) }))
          const query = read({
            ...spec,
            leg: legs.map((one) => `${one.from}-${one.to}-${one.date}`),
          })
          expect(query.tripType).toBe('multiCity')
          expect(query.legs).toEqual(legs)
        },
      ),
    )
  })

  it('counts travellers and offers as numbers', () => {
    const query = {
      ...spec,
      adults: '2',
      children: '1',
      infants: '1',
      travelClass: 'BUSINESS',
      max: '5',
    }
    expect(read(query)).toMatchObject({
      adults: 2,
      children: 1,
      infants: 1,
      travelClass: 'BUSINESS',
    })
    expect(flightSearchQuerySchema.parse(query).max).toBe(5)
  })

  it('takes what other programs write for the same', () => {
    for (const travelClass of ['Economy', 'economy', ' ECONOMY '])
      expect(read({ ...spec, travelClass })).toMatchObject({ travelClass: 'ECONOMY' })
    for (const travelClass of ['First Class', 'FIRST_CLASS', 'first'])
      expect(read({ ...spec, travelClass })).toMatchObject({ travelClass: 'FIRST' })
    expect(flightSearchQuerySchema.parse({ ...spec, max: '50' }).max).toBe(10)
  })

  it.each([
    [{}, ['originLocationCode', 'destinationLocationCode', 'departureDate']],
    [{ ...spec, destinationLocationCode: 'DAC' }, ['destinationLocationCode']],
    [{ ...spec, originLocationCode: 'DHAKA' }, ['originLocationCode']],
    [{ ...spec, departureDate: '08/12/2026' }, ['departureDate']],
    [{ ...spec, departureDate: '2026-02-29' }, ['departureDate']],
    [{ ...spec, returnDate: '2026-12-07' }, ['returnDate']],
    [{ ...spec, adults: '0' }, ['adults']],
    [{ ...spec, children: '-1' }, ['children']],
    [{ ...spec, travelClass: 'COCKPIT' }, ['travelClass']],
    [{ ...spec, max: '0' }, ['max']],
    [{ leg: 'DAC-BKK-2026-12-08' }, ['leg']],
    [{ leg: ['DAC-BKK-2026-12-08', 'BKK-BKK-2026-12-09'] }, ['leg']],
    [{ leg: ['DAC-BKK-2026-12-08', 'BKK-SIN-2026-12-07'] }, ['leg']],
    [{ leg: Array.from({ length: 5 }, () => 'DAC-BKK-2026-12-08') }, ['leg']],
  ])('%j is rejected at %j', (query, fields) => {
    expect(refused(query)).toEqual(fields)
  })
})
