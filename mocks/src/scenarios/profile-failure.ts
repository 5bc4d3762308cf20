import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { profile } from './starts.ts'

export const profileFailure = {
  name: 'profile-failure',
  title: 'The profile cannot be saved',
  description: 'Changes of the profile are not stored.',
  shows: ["section 8, 'Profile save failure'"],
  group: 'The account',
  start: profile,
  as: 'traveller',
  about: 'updateUser',
  rules: { refuseCall: { updateUser: { refusal: broken } } },
} as const satisfies Scenario
