import type { Scenario } from './scenario.ts'
import { home } from './starts.ts'

export const noAirports = {
  name: 'no-airports',
  title: 'No airport',
  description: 'The airport fields find nothing, whatever is typed.',
  shows: ["section 8, 'Dropdown defaults'"],
  group: 'Flights',
  start: home,
  about: 'searchAirports',
  rules: { noAirports: true },
} as const satisfies Scenario
