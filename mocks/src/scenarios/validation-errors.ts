import { fieldsRefused } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { signUp } from './starts.ts'

export const validationErrors = {
  name: 'validation-errors',
  title: 'The service refuses what the page accepted',
  description:
    'Sign-up, saved travellers and payments are refused field by field although the page saw nothing wrong. What was typed stays.',
  shows: [
    "section 8, 'Sign-up or login failure'",
    "section 8, 'Payment-process failure, order-list failure'",
  ],
  group: 'The whole service',
  start: signUp,
  about: 'processPayment',
  rules: { refuseCall: fieldsRefused },
} as const satisfies Scenario
