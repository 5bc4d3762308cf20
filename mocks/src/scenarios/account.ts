import { wrongCurrentPassword } from '@jatra/contract/account/password-refusals'
import { broken, unreachable } from './scenario-errors.ts'
import type { Scenario } from './scenario.ts'
import { changePassword, flightOrders, profile, regularTravelers } from './start-pages.ts'

export const accountScenarios = [
  {
    name: 'orders-failure',
    title: 'Bookings cannot be loaded',
    description: 'The lists of bookings in the account get no answer.',
    shows: ["section 8, 'Payment-process failure, order-list failure'"],
    group: 'The account',
    start: flightOrders,
    as: 'traveller',
    about: 'listFlightOrders',
    rules: {
      endpointErrors: {
        listFlightOrders: { error: unreachable },
        listHolidayOrders: { error: unreachable },
        listVisaOrders: { error: unreachable },
      },
    },
  },
  {
    name: 'profile-failure',
    title: 'The profile cannot be saved',
    description: 'Changes of the profile are not stored.',
    shows: ["section 8, 'Profile save failure'"],
    group: 'The account',
    start: profile,
    as: 'traveller',
    about: 'updateUser',
    rules: { endpointErrors: { updateUser: { error: broken } } },
  },
  {
    name: 'change-password-failure',
    title: 'The password cannot be changed',
    description: 'The service refuses the present password, whatever is typed.',
    shows: ["section 8, 'Change password failure'"],
    group: 'The account',
    start: changePassword,
    as: 'traveller',
    about: 'changePassword',
    rules: { endpointErrors: { changePassword: { error: wrongCurrentPassword() } } },
  },
  {
    name: 'traveler-save-failure',
    title: 'A regular traveller cannot be saved',
    description: 'Saving a regular traveller fails.',
    shows: ["section 8, 'Regular traveller save failure'"],
    group: 'The account',
    start: regularTravelers,
    as: 'frequent-traveller',
    about: 'saveTraveler',
    rules: { endpointErrors: { saveTraveler: { error: broken } } },
  },
] as const satisfies readonly Scenario[]
