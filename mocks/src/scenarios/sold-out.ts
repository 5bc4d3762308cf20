import type { Scenario } from './scenario.ts'
import { aReservation } from './starts.ts'

export const soldOut = {
  name: 'sold-out',
  title: 'The package is full',
  description: 'Whatever the date, no seat is left when the traveller reserves a package.',
  shows: ['section 8, Payment-process failure'],
  group: 'Holidays and visas',
  start: aReservation,
  as: 'first-timer',
  about: 'package',
  rules: { soldOut: true },
} as const satisfies Scenario
