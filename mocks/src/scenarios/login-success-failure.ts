import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { logIn } from './starts.ts'

export const loginSuccessFailure = {
  name: 'login-success-failure',
  title: 'Coming back from Google fails',
  description: "The code that Google's sign-in leads back with is not taken.",
  shows: ["section 8, 'Login-success exchange failure or missing/malformed user parameter'"],
  group: 'Signing in',
  start: logIn,
  about: 'exchangeLoginCode',
  rules: { refuseCall: { exchangeLoginCode: { refusal: broken } } },
} as const satisfies Scenario
