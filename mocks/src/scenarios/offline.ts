import { Refusal } from '@jatra/contract/http/problem'
import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const offline = {
  name: 'offline',
  title: 'Service unreachable',
  description: 'No call gets an answer, as when the service is down.',
  shows: ['section 8, Flight search error', 'section 8, Payment-process failure'],
  group: 'The whole service',
  start: aSearch,
  about: 'calls',
  rules: {
    refuse: () =>
      new Refusal('provider_unavailable', 'We could not reach the service. Please try again.'),
  },
} as const satisfies Scenario
