import { serviceUnreachable } from '@jatra/contract/http/http-errors'
import { DomainError } from '@jatra/contract/http/problem'
import { fieldErrorsByEndpoint } from './scenario-errors.ts'
import type { Scenario } from './scenario.ts'
import {
  flightSearch,
  flightSearchForNine,
  home,
  logIn,
  packagePage,
  signUp,
} from './start-pages.ts'

export const serviceScenarios = [
  {
    name: 'happy',
    title: 'All is well',
    description: 'Every search finds flights, every payment goes through.',
    shows: ['Addresses'],
    group: 'The whole service',
    start: home,
    about: 'nothing',
    rules: {},
  },
  {
    name: 'empty',
    title: 'Nothing there',
    description:
      'Searches find no flights, no packages and no visas, and accounts have no bookings.',
    shows: ['Error catalogue: No flights found', 'Bookings', 'Error catalogue: Empty package list'],
    group: 'The whole service',
    start: flightSearch,
    about: 'lists',
    rules: { noOffers: true, noPackages: true, noVisas: true, noOrders: true },
  },
  {
    name: 'slow',
    title: 'Slow service',
    description: 'Each answer takes three seconds longer.',
    shows: ['Error catalogue: Dropdown texts'],
    group: 'The whole service',
    start: flightSearch,
    about: 'calls',
    rules: { delayMs: 3000 },
  },
  {
    name: 'offline',
    title: 'Service unreachable',
    description: 'No call gets an answer, as when the service is down.',
    shows: ['Error catalogue: Flight search failure', 'Error catalogue: Payment not started'],
    group: 'The whole service',
    start: flightSearch,
    about: 'calls',
    rules: {
      failRequest: () => serviceUnreachable(),
    },
  },
  {
    name: 'flaky',
    title: 'Unsteady service',
    description: 'The first of three calls fails each time; trying again helps.',
    shows: ['Error catalogue: Flight search failure', 'Error catalogue: Payment not started'],
    group: 'The whole service',
    start: packagePage,
    about: 'calls',
    rules: {
      failRequest: (count) => (count % 3 === 1 ? serviceUnreachable() : null),
    },
  },
  {
    name: 'rate-limited',
    title: 'Too many tries',
    description: 'Every call is refused because there were too many; half a minute would help.',
    shows: ['Error catalogue: Sign-up failure'],
    group: 'The whole service',
    start: logIn,
    as: 'new-visitor',
    submits: true,
    about: 'calls',
    rules: {
      failRequest: () =>
        new DomainError('rate_limited', 'tooManyAttempts', {
          retryAfter: 30,
        }),
    },
  },
  {
    name: 'validation-errors',
    title: 'The service refuses what the page accepted',
    description:
      'Sign-up, saved travellers and payments are refused field by field although the page saw nothing wrong. What was typed stays.',
    shows: ['Error catalogue: Sign-up failure', 'Error catalogue: Payment not started'],
    group: 'The whole service',
    start: signUp,
    as: 'new-visitor',
    submits: true,
    about: 'processPayment',
    rules: { endpointErrors: fieldErrorsByEndpoint },
  },
  {
    name: 'long-content',
    title: 'Longest names, largest prices',
    description:
      'Package names as long as they can be, and a first flight for ৳12,34,567, for as many as nine travellers.',
    shows: ['Flight results', 'Package list'],
    group: 'The whole service',
    start: flightSearchForNine,
    as: 'longest-name',
    about: 'nothing',
    rules: { longContent: true },
  },
] as const satisfies readonly Scenario[]
