import { unreachable } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const flightSearchError = {
  name: 'flight-search-error',
  title: 'The flight search fails',
  description: 'Flight searches get no answer.',
  shows: ["section 8, 'Flight search error'"],
  group: 'Flights',
  start: aSearch,
  about: 'searchFlights',
  rules: { refuseCall: { searchFlights: { refusal: unreachable } } },
} as const satisfies Scenario
