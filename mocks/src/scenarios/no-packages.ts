import type { Scenario } from './scenario.ts'
import { allPackages } from './starts.ts'

export const noPackages = {
  name: 'no-packages',
  title: 'No package',
  description: 'No holiday package is on offer.',
  shows: ["section 8, 'Empty package list'"],
  group: 'Holidays and visas',
  start: allPackages,
  about: 'lists',
  rules: { noPackages: true },
} as const satisfies Scenario
