import type { Scenario } from './scenario.ts'
import { forNine } from './starts.ts'

export const longContent = {
  name: 'long-content',
  title: 'Longest names, largest prices',
  description:
    'Package names as long as they can be, and a first flight for ৳12,34,567, for as many as nine travellers.',
  shows: ['section 2, Flight results', 'section 2, Package list'],
  group: 'The whole service',
  start: forNine,
  as: 'longest-name',
  about: 'nothing',
  rules: { longContent: true },
} as const satisfies Scenario
