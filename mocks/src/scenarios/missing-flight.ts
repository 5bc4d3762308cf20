import { flightGone } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const missingFlight = {
  name: 'missing-flight',
  title: 'The flight is gone',
  description: 'Book Now leads to a flight that is not there any more.',
  shows: ["section 8, 'Missing flight'"],
  group: 'Flights',
  start: aSearch,
  as: 'first-timer',
  about: 'getOffer',
  rules: { refuseCall: { getOffer: { refusal: flightGone } } },
} as const satisfies Scenario
