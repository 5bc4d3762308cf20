import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { home } from './starts.ts'

export const logoutFailure = {
  name: 'logout-failure',
  title: 'Signing out fails',
  description:
    'The service fails when somebody signs out: on this device they are signed out all the same, and are told.',
  shows: ["section 8, 'Logout failure'"],
  group: 'Signing in',
  start: home,
  as: 'first-timer',
  about: 'logout',
  rules: { refuseCall: { logout: { refusal: broken } } },
} as const satisfies Scenario
