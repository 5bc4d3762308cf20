import { describe, expect, test } from 'vitest'
import {
  keepRecentAirports,
  keepSearchChoices,
  keepVisaChoices,
  readRecentAirports,
  readSearchChoices,
  readVisaChoices,
} from './search-choices.ts'

function storage(text: string | null = null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value
    },
  }
}
const dhaka = {
  code: 'DAC',
  name: 'Hazrat Shahjalal International',
  city: 'Dhaka',
  country: 'Bangladesh',
}

describe('the search that the browser remembers', () => {
  test('is restored as it was stored', () => {
    const local = storage()
    const choices = {
      tripType: 'roundTrip',
      from: dhaka,
      departureDate: '2026-12-01',
      returnDate: '2026-12-08',
      passengers: { adults: 2, children: 1, infants: 0, cabin: 'BUSINESS' },
    } as const
    keepSearchChoices(local, choices)
    expect(readSearchChoices(local)).toEqual(choices)
  })

  test.each([null, 'null', '{', '[]', '{"version":0,"toFrom":{}}', '{"version":1}', '"x"'])(
    '%s is no search',
    (text) => {
      expect(readSearchChoices(storage(text))).toBeNull()
    },
  )

  test('parts that do not hold are left out, the rest stays', () => {
    const forged = {
      version: 1,
      toFrom: {
        tripType: 'return',
        from: { ...dhaka, code: '<b>' },
        to: dhaka,
        departureDate: 'tomorrow',
        moreLegs: [{ from: dhaka, to: null, date: '2026-12-02' }, { from: 1 }],
        passengers: { adults: 0, children: 0, infants: 0, cabin: 'ECONOMY' },
      },
    }
    expect(readSearchChoices(storage(JSON.stringify(forged)))).toEqual({
      to: dhaka,
      moreLegs: [{ from: dhaka, to: null, date: '2026-12-02' }],
    })
  })

  test('a full storage does not stop the search', () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => keepSearchChoices(full, { from: dhaka })).not.toThrow()
  })
})

describe('the visa search that the browser remembers', () => {
  const choices = { country: 'Thailand', nationality: 'NP', travelers: 3 }

  test('comes back beside the flight search, whichever was made last', () => {
    const local = storage()
    keepSearchChoices(local, { from: dhaka })
    keepVisaChoices(local, choices)
    keepSearchChoices(local, { to: dhaka })
    expect(readVisaChoices(local)).toEqual(choices)
    expect(readSearchChoices(local)).toEqual({ to: dhaka })
  })

  test('parts that do not hold are left out', () => {
    const forged = { version: 1, visa: { country: {}, nationality: 'NP', travelers: 10 } }
    expect(readVisaChoices(storage(JSON.stringify(forged)))).toEqual({ nationality: 'NP' })
    expect(readVisaChoices(storage('{"version":1,"visa":[]}'))).toEqual({})
    expect(readVisaChoices(storage('{'))).toEqual({})
  })
})

describe('the airports of earlier searches', () => {
  const airport = (code: string) => ({ ...dhaka, code })
  const codes = (local: ReturnType<typeof storage>) =>
    readRecentAirports(local).map(({ code }) => code)

  test('are kept once each, the latest first, and five at most', () => {
    const local = storage()
    keepRecentAirports(local, [airport('DAC'), airport('BKK')])
    keepRecentAirports(local, [airport('CXB'), airport('DAC')])
    expect(codes(local)).toEqual(['CXB', 'DAC', 'BKK'])
    keepRecentAirports(local, ['SIN', 'KUL', 'DEL'].map(airport))
    expect(codes(local)).toEqual(['SIN', 'KUL', 'DEL', 'CXB', 'DAC'])
  })

  test.each(['{"version":1,"recent":"DAC"}', '{"version":1,"recent":[{"code":"dac"},null]}'])(
    '%s are none',
    (text) => expect(readRecentAirports(storage(text))).toEqual([]),
  )
})
