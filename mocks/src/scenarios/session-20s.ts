import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const session20s = {
  name: 'session-20s',
  title: 'Session about to end',
  description: 'A flight search made now expires after 20 seconds.',
  shows: ["section 4, Flight session: 'The Session has Expired'", "section 8, 'Session Expired'"],
  group: 'Flights',
  start: aSearch,
  about: 'session',
  rules: { sessionMs: 20_000 },
} as const satisfies Scenario
