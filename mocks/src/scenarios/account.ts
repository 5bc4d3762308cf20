import { wrongCurrentPassword } from '@jatra/contract/account/password-errors'
import { atSavedTraveler } from '../prepared/arrivals.ts'
import { broken, unreachable } from './scenario-errors.ts'
import type { Scenario } from './scenario.ts'
import { changePassword, flightOrders, profile, regularTravelers } from './start-pages.ts'

export const accountScenarios = [
  {
    name: 'orders-failure',
    title: 'Bookings cannot be loaded',
    description: 'The lists of bookings in the account get no answer.',
    shows: ['Error catalogue: Payment not started'],
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
    shows: ['Error catalogue: Profile not saved'],
    group: 'The account',
    start: profile,
    as: 'traveller',
    submits: true,
    about: 'updateUser',
    rules: { endpointErrors: { updateUser: { error: broken } } },
  },
  {
    name: 'change-password-failure',
    title: 'The password cannot be changed',
    description: 'The service refuses the present password, whatever is typed.',
    shows: ['Error catalogue: Password not changed'],
    group: 'The account',
    start: changePassword,
    as: 'traveller',
    submits: true,
    about: 'changePassword',
    rules: { endpointErrors: { changePassword: { error: wrongCurrentPassword() } } },
  },
  {
    name: 'traveler-save-failure',
    title: 'A regular traveller cannot be saved',
    description: 'Saving a regular traveller fails.',
    shows: ['Error catalogue: Regular traveller not saved'],
    group: 'The account',
    start: regularTravelers,
    as: 'frequent-traveller',
    arrive: atSavedTraveler,
    submits: true,
    about: 'saveTraveler',
    rules: { endpointErrors: { saveTraveler: { error: broken } } },
  },
] as const satisfies readonly Scenario[]
