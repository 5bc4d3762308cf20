import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { regularTravelers } from './starts.ts'

export const travelerSaveFailure = {
  name: 'traveler-save-failure',
  title: 'A regular traveller cannot be saved',
  description: 'Saving a regular traveller fails.',
  shows: ["section 8, 'Regular traveller save failure'"],
  group: 'The account',
  start: regularTravelers,
  as: 'frequent-traveller',
  about: 'saveTraveler',
  rules: { refuseCall: { saveTraveler: { refusal: broken } } },
} as const satisfies Scenario
