import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const noResults = {
  name: 'no-results',
  title: 'No flight',
  description: 'Flight searches find nothing.',
  shows: ["section 8, 'Flight search with no results'"],
  group: 'Flights',
  start: aSearch,
  about: 'lists',
  rules: { noOffers: true },
} as const satisfies Scenario
