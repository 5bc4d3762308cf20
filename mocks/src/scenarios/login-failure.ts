import { broken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { logIn } from './starts.ts'

export const loginFailure = {
  name: 'login-failure',
  title: 'Signing in fails',
  description: 'The service fails when somebody signs in, whatever the password.',
  shows: ["section 8, 'Login or login-success failure'"],
  group: 'Signing in',
  start: logIn,
  about: 'login',
  rules: { refuseCall: { login: { refusal: broken } } },
} as const satisfies Scenario
