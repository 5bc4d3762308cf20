import type { Scenario } from './scenario.ts'
import { home } from './starts.ts'

export const dateNotValid = {
  name: 'date-not-valid',
  title: 'A date that cannot be read',
  description: 'As always: type ‘soonish’ as the day of departure and leave the field.',
  shows: ["section 8, 'Date input unparsable'"],
  group: 'Flights',
  start: home,
  about: 'nothing',
  rules: {},
} as const satisfies Scenario
