import type { FlightQuery } from '@jatra/contract/flight/flight'
import { expect, it } from 'vitest'
import { routeOf } from './journey.ts'

const cities: Record<string, string> = { DAC: 'Dhaka', BKK: 'Bangkok', SIN: 'Singapore' }
const search = (tripType: FlightQuery['tripType'], ...ways: [from: string, to: string][]) =>
  ({ tripType, legs: ways.map(([from, to]) => ({ from, to, date: '2026-12-01' })) }) as FlightQuery

it.each([
  [search('oneWay', ['DAC', 'BKK']), 'Dhaka (DAC) to Bangkok (BKK)'],
  [search('roundTrip', ['DAC', 'BKK'], ['BKK', 'DAC']), 'Dhaka (DAC) to Bangkok (BKK) and back'],
  [
    search('multiCity', ['DAC', 'BKK'], ['SIN', 'DAC']),
    'Dhaka (DAC) to Bangkok (BKK), Singapore (SIN) to Dhaka (DAC)',
  ],
])('names the cities of a search with their codes: case %#', (query, route) => {
  expect(routeOf(query, (code) => cities[code] ?? code)).toBe(route)
})
