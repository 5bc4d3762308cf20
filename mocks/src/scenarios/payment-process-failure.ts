import { unreachable } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const paymentProcessFailure = {
  name: 'payment-process-failure',
  title: 'Paying fails',
  description:
    'At SUBMIT the service cannot be reached. What was typed stays, and nothing is charged.',
  shows: ["section 8, 'Payment-process failure, order-list failure'"],
  group: 'Paying',
  start: aSearch,
  as: 'first-timer',
  about: 'processPayment',
  rules: { refuseCall: { processPayment: { refusal: unreachable } } },
} as const satisfies Scenario
