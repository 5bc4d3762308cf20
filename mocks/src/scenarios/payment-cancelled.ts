import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const paymentCancelled = {
  name: 'payment-cancelled',
  title: 'The payment is cancelled',
  description: 'Whatever is pressed on the gateway page, the payment is cancelled.',
  shows: ['section 4, Booking status'],
  group: 'Paying',
  start: aSearch,
  as: 'first-timer',
  about: 'payment',
  rules: { payment: 'cancelled' },
} as const satisfies Scenario
