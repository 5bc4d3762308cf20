import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AirportOption } from '../airport-autocomplete/airport-option.ts'
import { addDays } from '../date-picker/iso-date.ts'
import {
  earliestDate,
  flightSearchReducer as reduce,
  legParameters,
  MAX_LEGS,
  startFlightSearch,
  type FlightSearchAction,
} from './flight-search-state.ts'
import { searchProblems } from './search-problems.ts'

const airport = (code: string, city: string): AirportOption => ({
  code,
  city,
  name: `${city} Airport`,
  country: 'Somewhere',
})
const DAC = airport('DAC', 'Dhaka')
const CXB = airport('CXB', "Cox's Bazar")
const BKK = airport('BKK', 'Bangkok')
const today = '2026-11-21'
const oneWay = startFlightSearch({ from: DAC, to: CXB }, today)

describe('the search state', () => {
  test('starts today, one way, with one adult in economy', () => {
    expect(oneWay).toMatchObject({
      tripType: 'oneWay',
      returnDate: null,
      passengers: { adults: 1, children: 0, infants: 0, cabin: 'ECONOMY' },
    })
    expect(oneWay.legs).toEqual([{ id: 1, from: DAC, to: CXB, date: today }])
  })

  test('a remembered departure that has passed becomes today', () => {
    expect(startFlightSearch({ departureDate: '2026-01-01' }, today).legs[0].date).toBe(today)
  })

  test('one way to round trip returns the day after; back again clears it', () => {
    const round = reduce(oneWay, { type: 'tripType', tripType: 'roundTrip' })
    expect(round.returnDate).toBe('2026-11-22')
    expect(reduce(round, { type: 'tripType', tripType: 'oneWay' }).returnDate).toBeNull()
    expect(reduce(round, { type: 'tripType', tripType: 'multiCity' }).returnDate).toBeNull()
  })

  test('a departure after the return moves the return to the day after it', () => {
    const round = reduce(oneWay, { type: 'tripType', tripType: 'roundTrip' })
    expect(reduce(round, { type: 'date', leg: 1, date: '2026-12-31' }).returnDate).toBe(
      '2027-01-01',
    )
    expect(reduce(round, { type: 'date', leg: 1, date: '2026-11-22' }).returnDate).toBe(
      '2026-11-22',
    )
  })

  test('swap exchanges what is searched, and twice is nothing', () => {
    const swapped = reduce(oneWay, { type: 'swap' })
    expect(swapped.legs[0]).toMatchObject({ from: CXB, to: DAC })
    expect(reduce(swapped, { type: 'swap' })).toEqual(oneWay)
  })

  test('the last search replaces what the form began with, and keeps the trip type that was chosen', () => {
    const search = startFlightSearch({ from: CXB, to: BKK }, today)
    const restore = { type: 'restore' as const, search, over: oneWay }
    expect(reduce(oneWay, restore)).toBe(search)
    const round = reduce(oneWay, { type: 'tripType', tripType: 'roundTrip' })
    expect(reduce(round, restore)).toMatchObject({ tripType: 'roundTrip', legs: search.legs })
  })

  test('the last search does not replace what was typed before it was known', () => {
    const search = startFlightSearch({ from: CXB, to: BKK }, today)
    const typed = reduce(oneWay, { type: 'date', leg: 1, date: '2026-12-01' })
    expect(reduce(typed, { type: 'restore', search, over: oneWay })).toBe(typed)
  })

  test('multi-city starts with two rows, the second from where the first lands, and stops at four', () => {
    let state = reduce(oneWay, { type: 'tripType', tripType: 'multiCity' })
    expect(state.legs.map((leg) => leg.from?.code)).toEqual(['DAC', 'CXB'])
    for (let row = 0; row < 5; row += 1) state = reduce(state, { type: 'addLeg' })
    expect(state.legs).toHaveLength(MAX_LEGS)
    expect(reduce(state, { type: 'removeLeg', leg: 1 }).legs).toHaveLength(MAX_LEGS)
    expect(reduce(state, { type: 'removeLeg', leg: 3 }).legs.map((leg) => leg.id)).toEqual(
      [1, 2, 4, 5].slice(0, 3),
    )
  })

  test('the next row follows a changed destination, and an earlier date is cleared', () => {
    let state = reduce(oneWay, { type: 'tripType', tripType: 'multiCity' })
    state = reduce(state, { type: 'to', leg: 1, airport: BKK })
    expect(state.legs[1]?.from).toEqual(BKK)
    state = reduce(state, { type: 'date', leg: 2, date: '2026-12-01' })
    state = reduce(state, { type: 'to', leg: 2, airport: DAC })
    expect(legParameters(state)).toEqual(['DAC-BKK-2026-11-21', 'BKK-DAC-2026-12-01'])
    expect(earliestDate(state, 2, today)).toBe(today)
    state = reduce(state, { type: 'date', leg: 1, date: '2026-12-05' })
    expect(state.legs[1]?.date).toBeNull()
    expect(earliestDate(state, 2, today)).toBe('2026-12-05')
  })

  test('whatever is done, rows stay 1 to 4, ids differ, and the return is never before the departure', () => {
    const action: fc.Arbitrary<FlightSearchAction> = fc.oneof(
      fc
        .constantFrom('oneWay' as const, 'roundTrip' as const, 'multiCity' as const)
        .map((tripType) => ({ type: 'tripType' as const, tripType })),
      fc
        .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 60 }))
        .map(([leg, days]) => ({ type: 'date' as const, leg, date: addDays(today, days) })),
      fc
        .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom(DAC, CXB, BKK, null))
        .map(([leg, to]) => ({ type: 'to' as const, leg, airport: to })),
      fc.constant({ type: 'swap' as const }),
      fc.constant({ type: 'addLeg' as const }),
      fc.integer({ min: 1, max: 5 }).map((leg) => ({ type: 'removeLeg' as const, leg })),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = actions.reduce(reduce, oneWay)
        expect(state.legs.length).toBeLessThanOrEqual(MAX_LEGS)
        expect(new Set(state.legs.map((leg) => leg.id)).size).toBe(state.legs.length)
        expect(state.returnDate === null).toBe(state.tripType !== 'roundTrip')
        if (state.returnDate && state.legs[0].date)
          expect(state.returnDate >= state.legs[0].date).toBe(true)
        const dates = state.legs.flatMap((leg) => leg.date ?? [])
        if (state.tripType === 'multiCity' && !searchProblems(state, today).size)
          expect([...dates].sort()).toEqual(dates)
      }),
    )
  })
})

describe('what keeps a search back', () => {
  test('a complete search has no problem', () => {
    expect(searchProblems(oneWay, today).size).toBe(0)
  })

  test('missing, equal and too early are named at their field, first field first', () => {
    const empty = startFlightSearch({}, today)
    expect([...searchProblems(empty, today).keys()]).toEqual(['from-1', 'to-1'])
    const same = reduce(oneWay, { type: 'to', leg: 1, airport: DAC })
    expect(searchProblems(same, today).get('to-1')).toBe('From and To are the same airport.')
    const round = reduce(reduce(oneWay, { type: 'tripType', tripType: 'roundTrip' }), {
      type: 'returnDate',
      date: null,
    })
    expect(searchProblems(round, today).get('return')).toBe('Choose a return date.')
    expect(searchProblems(oneWay, '2026-11-22').has('date-1')).toBe(true)
    const lonely = reduce(reduce(oneWay, { type: 'tripType', tripType: 'multiCity' }), {
      type: 'removeLeg',
      leg: 2,
    })
    expect(searchProblems(lonely, today).has('legs')).toBe(true)
  })
})
