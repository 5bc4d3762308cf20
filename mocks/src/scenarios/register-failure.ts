import { nameTaken } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { signUp } from './starts.ts'

export const registerFailure = {
  name: 'register-failure',
  title: 'The username is taken',
  description: 'Whatever username is chosen at sign-up, somebody has it.',
  shows: ["section 8, 'Sign-up or login failure'"],
  group: 'Signing in',
  start: signUp,
  about: 'register',
  rules: { refuseCall: { register: { refusal: nameTaken } } },
} as const satisfies Scenario
