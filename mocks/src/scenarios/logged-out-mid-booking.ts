import { sessionOver } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const loggedOutMidBooking = {
  name: 'logged-out-mid-booking',
  title: 'Signed out while paying',
  description:
    'At SUBMIT the session turns out to have ended. After signing in again everything typed is still there, and the next try goes through.',
  shows: ["section 8, '401 or 403 from authenticated client'", 'section 4, Authenticated requests'],
  group: 'Paying',
  start: aSearch,
  as: 'first-timer',
  about: 'processPayment',
  rules: { refuseCall: { processPayment: { refusal: sessionOver, once: true } } },
} as const satisfies Scenario
