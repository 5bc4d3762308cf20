import { sessionOver } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { flightOrders } from './starts.ts'

export const unauthorised = {
  name: 'unauthorised',
  title: 'Signed out by the service',
  description:
    'The service no longer takes the session: every page of the account leads to the login page.',
  shows: ["section 8, '401 or 403 from authenticated client'"],
  group: 'Signing in',
  start: flightOrders,
  as: 'traveller',
  about: 'account',
  rules: { refuseAccount: sessionOver },
} as const satisfies Scenario
