import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const paymentDeclined = {
  name: 'payment-declined',
  title: 'The payment is declined',
  description: 'Whatever is pressed on the gateway page, the payment fails.',
  shows: ['section 4, Booking status'],
  group: 'Paying',
  start: aSearch,
  as: 'first-timer',
  about: 'payment',
  rules: { payment: 'declined' },
} as const satisfies Scenario
