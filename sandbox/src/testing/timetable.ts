import type { FlightQuery } from '@jatra/contract/flight/flight'
import { createTimetableProvider } from '../timetable/timetable-provider.ts'

export const provider = createTimetableProvider()
export const today = '2026-11-21'
export const search = (query: FlightQuery, max = 10) =>
  provider.search(query, { max, today, notBefore: 0 })

export const oneWay = (from: string, to: string, date = '2026-12-08'): FlightQuery => ({
  legs: [{ from, to, date }],
  tripType: 'oneWay',
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
})
