import { DomainError } from '@jatra/contract/http/problem'
import { backWithFlight, backWithHoliday } from '../prepared/arrivals.ts'
import { sessionOver, unreachable } from './scenario-errors.ts'
import type { Scenario } from './scenario.ts'
import { reservationPage, flightSearch } from './start-pages.ts'

export const paymentScenarios = [
  {
    name: 'price-changed',
    title: 'The price has risen',
    description:
      'When the traveller pays, the fare, the package or the visa has risen by 6%. The new price is shown and can be accepted.',
    shows: ['Error catalogue: Payment not started'],
    group: 'Paying',
    start: flightSearch,
    as: 'first-timer',
    about: 'price',
    rules: { priceRisePercent: 6 },
  },
  {
    name: 'payment-declined',
    title: 'The payment is declined',
    description: 'Whatever is pressed on the gateway page, the payment fails.',
    shows: ['Booking status'],
    group: 'Paying',
    start: flightSearch,
    as: 'first-timer',
    arrive: backWithFlight,
    about: 'payment',
    rules: { payment: 'declined' },
  },
  {
    name: 'payment-cancelled',
    title: 'The payment is cancelled',
    description: 'Whatever is pressed on the gateway page, the payment is cancelled.',
    shows: ['Booking status'],
    group: 'Paying',
    start: flightSearch,
    as: 'first-timer',
    arrive: backWithFlight,
    about: 'payment',
    rules: { payment: 'cancelled' },
  },
  {
    name: 'payment-late',
    title: 'The confirmation is late',
    description: 'The gateway confirms the payment 30 seconds after the traveller is back.',
    shows: ['Booking status'],
    group: 'Paying',
    start: flightSearch,
    as: 'first-timer',
    arrive: backWithFlight,
    about: 'payment',
    rules: { payment: 'late' },
  },
  {
    name: 'payment-never',
    title: 'The confirmation never comes',
    description: 'The gateway never answers: the booking waits, and expires after half an hour.',
    shows: ['Booking status'],
    group: 'Paying',
    start: flightSearch,
    as: 'first-timer',
    arrive: backWithFlight,
    about: 'payment',
    rules: { payment: 'never' },
  },
  {
    name: 'payment-process-failure',
    title: 'Paying fails',
    description:
      'At SUBMIT the service cannot be reached. What was typed stays, and nothing is charged.',
    shows: ['Error catalogue: Payment not started'],
    group: 'Paying',
    start: flightSearch,
    as: 'first-timer',
    about: 'processPayment',
    rules: { endpointErrors: { processPayment: { error: unreachable } } },
  },
  {
    name: 'too-many-unpaid',
    title: 'Too many unpaid bookings',
    description:
      'The account has as many bookings waiting for their payment as it may. What was typed stays, and nothing is charged.',
    shows: ['Error catalogue: Payment not started'],
    group: 'Paying',
    start: flightSearch,
    as: 'first-timer',
    about: 'processPayment',
    rules: {
      endpointErrors: {
        processPayment: {
          error: new DomainError(
            'too_many_unpaid',
            'You already have 6 unpaid bookings for 6 travellers. Pay or cancel one in My bookings, or try again in 25 minutes, when its time to pay is over. Nothing has been charged.',
            { retryAfter: 25 * 60 },
          ),
        },
      },
    },
  },
  {
    name: 'logged-out-mid-booking',
    title: 'Signed out while paying',
    description:
      'At SUBMIT the session turns out to have ended. After signing in again everything typed is still there, and the next try goes through.',
    shows: ['Error catalogue: Session refused', 'Guarded pages'],
    group: 'Paying',
    start: flightSearch,
    as: 'first-timer',
    about: 'processPayment',
    rules: { endpointErrors: { processPayment: { error: sessionOver, once: true } } },
  },
  {
    name: 'holiday-confirmation-failure',
    title: 'The booking cannot be shown',
    description: 'Back from the payment, the booking cannot be loaded. The same in the account.',
    shows: ['Error catalogue: Reservation failure'],
    group: 'Paying',
    start: reservationPage,
    as: 'first-timer',
    arrive: backWithHoliday,
    about: 'getOrder',
    rules: { endpointErrors: { getOrder: { error: unreachable } } },
  },
] as const satisfies readonly Scenario[]
