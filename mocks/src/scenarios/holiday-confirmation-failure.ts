import { unreachable } from './refusals.ts'
import type { Scenario } from './scenario.ts'
import { aReservation } from './starts.ts'

export const holidayConfirmationFailure = {
  name: 'holiday-confirmation-failure',
  title: 'The booking cannot be shown',
  description: 'Back from the payment, the booking cannot be loaded. The same in the account.',
  shows: ["section 8, 'Holiday booking confirmation failure'"],
  group: 'Paying',
  start: aReservation,
  as: 'first-timer',
  about: 'getOrder',
  rules: { refuseCall: { getOrder: { refusal: unreachable } } },
} as const satisfies Scenario
