import { Refusal } from '@jatra/contract/http/problem'
import type { Scenario } from './scenario.ts'
import { home } from './starts.ts'

export const flaky = {
  name: 'flaky',
  title: 'Unsteady service',
  description: 'Every third call fails; trying again helps.',
  shows: ['section 8, Flight search error', 'section 8, Payment-process failure'],
  group: 'The whole service',
  start: home,
  about: 'calls',
  rules: {
    refuse: (count) =>
      count % 3 === 0
        ? new Refusal('provider_unavailable', 'We could not reach the service. Please try again.')
        : null,
  },
} as const satisfies Scenario
