import type { Scenario } from './scenario.ts'
import { aReservation } from './starts.ts'

export const withdrawn = {
  name: 'withdrawn',
  title: 'The package or the visa is withdrawn',
  description:
    'When the traveller reserves a package or applies for a visa, it has just been withdrawn. Its page says so from then on.',
  shows: [
    "section 8, 'Error! Failed to fetch package details.'",
    'section 8, Payment-process failure',
  ],
  group: 'Holidays and visas',
  start: aReservation,
  as: 'first-timer',
  about: 'package',
  rules: { withdraws: true },
} as const satisfies Scenario
