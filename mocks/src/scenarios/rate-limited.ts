import { Refusal } from '@jatra/contract/http/problem'
import type { Scenario } from './scenario.ts'
import { logIn } from './starts.ts'

export const rateLimited = {
  name: 'rate-limited',
  title: 'Too many tries',
  description: 'Every call is refused because there were too many; half a minute would help.',
  shows: ['section 8, Sign-up or login failure'],
  group: 'The whole service',
  start: logIn,
  about: 'calls',
  rules: {
    refuse: () =>
      new Refusal('rate_limited', 'Too many attempts. Please wait and try again.', {
        retryAfter: 30,
      }),
  },
} as const satisfies Scenario
