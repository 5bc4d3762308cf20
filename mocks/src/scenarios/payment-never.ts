import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const paymentNever = {
  name: 'payment-never',
  title: 'The confirmation never comes',
  description: 'The gateway never answers: the booking waits, and expires after half an hour.',
  shows: ['section 4, Booking status'],
  group: 'Paying',
  start: aSearch,
  as: 'first-timer',
  about: 'payment',
  rules: { payment: 'never' },
} as const satisfies Scenario
