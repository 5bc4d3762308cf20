import type { Scenario } from './scenario.ts'

export const paymentDeclined = {
  name: 'payment-declined',
  title: 'The payment is declined',
  description: 'Whatever is pressed on the gateway page, the payment fails.',
  shows: ['section 4, Booking status'],
  about: 'payment',
  rules: { payment: 'declined' },
} as const satisfies Scenario
