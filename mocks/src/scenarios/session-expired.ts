import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const sessionExpired = {
  name: 'session-expired',
  title: 'The search is out of date',
  description: 'A flight search has expired as soon as it is shown.',
  shows: ["section 8, 'Session expiry'"],
  group: 'Flights',
  start: aSearch,
  about: 'session',
  rules: { sessionMs: 1000 },
} as const satisfies Scenario
