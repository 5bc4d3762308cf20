import { unreachable } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { signUp } from './starts.ts'

export const registerError = {
  name: 'register-error',
  title: 'Signing up fails',
  description: 'The service cannot be reached when somebody signs up.',
  shows: ["section 8, 'Register error (auth slice)'"],
  group: 'Signing in',
  start: signUp,
  about: 'register',
  rules: { refuseCall: { register: { refusal: unreachable } } },
} as const satisfies Scenario
