import type { Scenario } from './scenario.ts'
import { home } from './starts.ts'

export const happy = {
  name: 'happy',
  title: 'All is well',
  description: 'Every search finds flights, every payment goes through.',
  shows: ['section 2, all screens'],
  group: 'The whole service',
  start: home,
  about: 'nothing',
  rules: {},
} as const satisfies Scenario
