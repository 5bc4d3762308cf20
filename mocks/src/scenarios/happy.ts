import type { Scenario } from './scenario.ts'

export const happy = {
  name: 'happy',
  title: 'All is well',
  description: 'Every search finds flights, every payment goes through.',
  shows: ['section 2, all screens'],
  about: 'nothing',
  rules: {},
} as const satisfies Scenario
