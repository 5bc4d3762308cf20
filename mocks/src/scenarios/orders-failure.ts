import { unreachable } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { flightOrders } from './starts.ts'

export const ordersFailure = {
  name: 'orders-failure',
  title: 'Bookings cannot be loaded',
  description: 'The lists of bookings in the account get no answer.',
  shows: ["section 8, 'Payment-process failure, order-list failure'"],
  group: 'The account',
  start: flightOrders,
  as: 'traveller',
  about: 'listFlightOrders',
  rules: {
    refuseCall: {
      listFlightOrders: { refusal: unreachable },
      listHolidayOrders: { refusal: unreachable },
      listVisaOrders: { refusal: unreachable },
    },
  },
} as const satisfies Scenario
