import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const slow = {
  name: 'slow',
  title: 'Slow service',
  description: 'Each answer takes three seconds longer.',
  shows: ['section 8, Dropdown defaults: Loading...'],
  group: 'The whole service',
  start: aSearch,
  about: 'calls',
  rules: { delayMs: 3000 },
} as const satisfies Scenario
