import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const fareRules = {
  name: 'fare-rules',
  title: 'No fare rules',
  description: 'As always: the tab FARE RULES of a flight card has none to show.',
  shows: ["section 8, 'Fare rules'"],
  group: 'Flights',
  start: aSearch,
  about: 'nothing',
  rules: {},
} as const satisfies Scenario
