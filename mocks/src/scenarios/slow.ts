import type { Scenario } from './scenario.ts'

export const slow = {
  name: 'slow',
  title: 'Slow service',
  description: 'Each answer takes three seconds longer.',
  shows: ['section 8, Dropdown defaults: Loading...'],
  about: 'calls',
  rules: { delayMs: 3000 },
} as const satisfies Scenario
