import { Refusal } from '@jatra/contract/http/problem'
import type { Scenario } from './scenario.ts'
import { aSearch } from './starts.ts'

export const tooManyUnpaid = {
  name: 'too-many-unpaid',
  title: 'Too many unpaid bookings',
  description:
    'The account has as many bookings waiting for their payment as it may. What was typed stays, and nothing is charged.',
  shows: ["section 8, 'Payment-process failure, order-list failure'"],
  group: 'Paying',
  start: aSearch,
  as: 'first-timer',
  about: 'processPayment',
  rules: {
    refuseCall: {
      processPayment: {
        refusal: new Refusal(
          'too_many_unpaid',
          'You already have 6 unpaid bookings for 6 travellers. Pay or cancel one in My bookings, or try again in 25 minutes, when its time to pay is over. Nothing has been charged.',
          { retryAfter: 25 * 60 },
        ),
      },
    },
  },
} as const satisfies Scenario
