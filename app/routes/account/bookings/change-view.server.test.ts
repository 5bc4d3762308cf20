import { expect, it } from 'vitest'
import type { Itinerary } from '@jatra/contract/flight/flight'
import { viewFlights } from './change-view.server.ts'

it.each([
  ['2026-12-23T23:25:00', '23 Dec 2026'],
  ['2026-12-24T01:55:00', '23 Dec 2026, arrives 24 Dec 2026'],
])('a flight that lands at %s is of %s', (landsAt, date) => {
  const segment = {
    ...{ carrierCode: 'BS', number: '141' },
    departure: { iataCode: 'DAC', at: '2026-12-23T22:20:00' },
    arrival: { iataCode: 'BKK', at: landsAt },
  }
  const flights = viewFlights({ duration: 'PT2H35M', segments: [segment] } as unknown as Itinerary)
  expect(flights).toMatchObject([{ flight: 'BS 141', date }])
})
