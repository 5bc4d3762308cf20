import type { FlightQuery } from '@jatra/contract/flight/flight'
import { travelerRules } from '@jatra/contract/flight/itinerary'
import { validateAge } from '@jatra/contract/traveler/age-rules'
import { travelerTypes, type TravelerType } from '@jatra/contract/traveler/traveler-type'
import { expect, it } from 'vitest'
import { offerFor, openDuffel } from './open-duffel.ts'

/** Two weeks in Bangkok for an adult and one more of a kind. */
const withOne = (kind: TravelerType): FlightQuery => ({
  legs: [
    { from: 'DAC', to: 'BKK', date: '2026-12-01' },
    { from: 'BKK', to: 'DAC', date: '2026-12-15' },
  ],
  tripType: 'roundTrip',
  adults: kind === 'ADULT' ? 2 : 1,
  children: kind === 'CHILD' ? 1 : 0,
  infants: kind === 'HELD_INFANT' ? 1 : 0,
  travelClass: 'ECONOMY',
})

it.each([
  ['2 on the way', '2024-12-14', 'CHILD'],
  ['2 on the day of the last flight', '2024-12-15', 'CHILD'],
  ['2 on the day after it', '2024-12-16', 'HELD_INFANT'],
  ['12 on the way', '2014-12-08', 'ADULT'],
  ['12 on the day of the last flight', '2014-12-15', 'ADULT'],
  ['12 on the day after it', '2014-12-16', 'CHILD'],
] as const)(
  'takes who is %s as the kind that our rules name, and as no other',
  async (_, birthDate, right) => {
    const opened = await openDuffel()
    for (const kind of travelerTypes) {
      const { request, offer, dictionaries } = await offerFor(opened, withOne(kind))
      const message = validateAge(kind, birthDate, travelerRules(offer, dictionaries))
      expect(message === null).toBe(kind === right)
      const passengers = request.passengers.map((one, index) =>
        index === 1 ? { ...one, birthDate } : one,
      )
      const { kind: outcome } = await opened.supplier.book({ ...request, passengers })
      expect(outcome).toBe(kind === right ? 'done' : 'refused')
    }
  },
)
