import { addDays } from '@jatra/contract/values/dates'
import { travelerTypes } from '@jatra/contract/traveler/traveler-type'
import { travelerSchema } from '@jatra/contract/traveler/traveler'
import { expect, test } from 'vitest'
import { createMockBackend } from '../mock-backend.ts'
import { fillValues } from './fill-values.ts'

test.each(['2026-01-01', '2026-12-31'])('travellers fit a journey that begins on %s', (day) => {
  const backend = createMockBackend({
    clock: () => Date.parse(`${day}T06:00Z`),
    newId: () => 'visitor-0001',
  })
  const values = fillValues(backend, backend.visitors.of('visitor-0001'), {
    at: '/flight/booking',
    userId: null,
  })
  const departureDate = addDays(day, 30)
  for (const kind of travelerTypes) {
    expect(values.people[kind]).toHaveLength(9)
    const arrivalDate = addDays(departureDate, 60)
    const rules = {
      ...{ kind, departureDate, lastFlightDate: arrivalDate, arrivalDate, passport: true },
      adultAgeDay: 'lastFlight' as const,
    }
    for (const person of values.people[kind])
      expect(travelerSchema(rules).safeParse(person).error?.issues ?? []).toEqual([])
  }
})
