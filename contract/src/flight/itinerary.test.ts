import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../values/dates.ts'
import type { Dictionaries, FlightOffer, Segment } from './flight.ts'
import {
  daysLater,
  firstSegment,
  formatBaggage,
  formatMinutes,
  isDomestic,
  isoDuration,
  lastSegment,
  layoverMinutes,
  minutesOf,
  stopsOf,
  travelDates,
} from './itinerary.ts'

function segment(from: string, to: string, departs: string, arrives: string, stops = 0): Segment {
  return {
    id: '1',
    departure: { iataCode: from, at: `2026-12-${departs}:00` },
    arrival: { iataCode: to, at: `2026-12-${arrives}:00` },
    carrierCode: 'BG',
    number: '1',
    aircraft: { code: '738' },
    duration: 'PT1H',
    numberOfStops: stops,
  }
}

function offer(...legs: Segment[][]): FlightOffer {
  return {
    id: '1',
    itineraries: legs.map((segments) => ({ duration: 'PT1H', segments })),
    price: { currency: 'USD', total: '1.00', base: '0.90', grandTotal: '1.00' },
    validatingAirlineCodes: ['BG'],
    travelerPricings: [],
    numberOfBookableSeats: 9,
  }
}

const place = (countryCode: string) => ({ name: '', city: '', country: '', countryCode })
const dictionaries: Dictionaries = {
  carriers: {},
  aircraft: {},
  locations: { DAC: place('BD'), CXB: place('BD'), CCU: place('IN') },
}

describe('durations', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (minutes) => {
        expect(minutesOf(isoDuration(minutes))).toBe(minutes)
      }),
    )
  })

  it.each([
    ['PT2H30M', 150],
    ['PT45M', 45],
    ['PT3H', 180],
    ['P1DT2H', 1_560],
  ])('%s is %d minutes', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes)
  })

  it.each(['', '2h', 'PT2.5H', 'T2H', 'PT2H30'])('%j is none', (text) => {
    expect(() => minutesOf(text)).toThrow(RangeError)
  })

  it('are shown in hours and minutes that make them up', () => {
    expect([formatMinutes(150), formatMinutes(60), formatMinutes(5), formatMinutes(0)]).toEqual([
      '2h 30m',
      '1h',
      '5m',
      '0m',
    ])
    expect([formatMinutes(150, 'bn'), formatMinutes(60, 'bn'), formatMinutes(5, 'bn')]).toEqual([
      '২ঘ ৩০মি',
      '১ঘ',
      '৫মি',
    ])
    fc.assert(
      fc.property(fc.nat(10_000), (minutes) => {
        const [, hours = '0', rest = '0'] =
          /^(?:(\d+)h)? ?(?:(\d+)m)?$/.exec(formatMinutes(minutes)) ?? []
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes)
        expect(Number(rest)).toBeLessThan(60)
      }),
    )
  })
})

describe('an itinerary', () => {
  const through = {
    duration: 'PT12H',
    segments: [
      segment('DAC', 'CCU', '08T22:00', '08T22:35', 1),
      segment('CCU', 'CXB', '09T01:05', '09T02:20'),
    ],
  }

  it('counts changes of plane and technical stops', () => {
    expect(stopsOf(through)).toBe(2)
    expect(stopsOf({ duration: 'PT1H', segments: through.segments.slice(1) })).toBe(0)
  })

  it('begins with its first flight and ends with its last', () => {
    expect(firstSegment(through).departure.iataCode).toBe('DAC')
    expect(lastSegment(through).arrival.iataCode).toBe('CXB')
    expect(() => firstSegment({ duration: 'PT1H', segments: [] })).toThrow(RangeError)
    expect(() => lastSegment({ duration: 'PT1H', segments: [] })).toThrow(RangeError)
  })

  it('waits on the ground between flights, past midnight too', () => {
    const [before, after] = through.segments
    expect(before && after && layoverMinutes(before, after)).toBe(150)
  })

  it('says how many days later it lands', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 400 }), (days) => {
        const lands = `${addDays('2026-12-08', days)}T00:05:00`
        expect(daysLater('2026-12-08T23:55:00', lands)).toBe(days)
      }),
    )
  })
})

describe('an offer', () => {
  it('is domestic when every airport is in Bangladesh', () => {
    const there = segment('DAC', 'CXB', '08T10:00', '08T11:00')
    const back = segment('CXB', 'DAC', '10T10:00', '10T11:00')
    const abroad = segment('DAC', 'CCU', '12T10:00', '12T11:00')
    expect(isDomestic(offer([there], [back]), dictionaries)).toBe(true)
    expect(isDomestic(offer([there], [back], [abroad]), dictionaries)).toBe(false)
    expect(isDomestic(offer([there]), { ...dictionaries, locations: {} })).toBe(false)
  })

  it('travels from its first departure to its last arrival, and its last leg has a day of its own', () => {
    const there = segment('DAC', 'CXB', '08T10:00', '08T11:00')
    const back = [
      segment('CXB', 'DAC', '29T23:30', '30T00:30'),
      segment('DAC', 'CGP', '30T06:00', '30T07:00'),
    ]
    expect(travelDates(offer([there], back))).toEqual({
      departureDate: '2026-12-08',
      lastFlightDate: '2026-12-29',
      arrivalDate: '2026-12-30',
    })
  })
})

it.each([
  [{ weight: 30, weightUnit: 'KG' }, 1, '30 kg', '৩০ কেজি'],
  [{ weight: 20 }, 3, '60 kg', '৬০ কেজি'],
  [{ quantity: 1 }, 1, '1 piece', '১টি'],
  [{ quantity: 2 }, 2, '4 pieces', '৪টি'],
  [{ quantity: 0 }, 1, null, null],
  [undefined, 2, null, null],
])('baggage %o for %d reads %s', (bags, travelers, english, bangla) => {
  expect(formatBaggage(bags, travelers)).toBe(english)
  expect(formatBaggage(bags, travelers, 'bn')).toBe(bangla)
})
