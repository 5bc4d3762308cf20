import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const paymentLate = {
  name: 'payment-late',
  title: 'The confirmation is late',
  description: 'The gateway confirms the payment 30 seconds after the traveller is back.',
  shows: ['section 4, Booking status'],
  group: 'Paying',
  start: aSearch,
  as: 'first-timer',
  about: 'payment',
  rules: { payment: 'late' },
} as const satisfies Scenario
