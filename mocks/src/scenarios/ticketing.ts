import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import {
  atPaidFlight,
  atPaidHeldFlight,
  atPartCancelled,
  backWithFlight,
} from '../prepared/arrivals.ts'
import type { Scenario } from './scenario.ts'
import { flightSearch } from './start-pages.ts'

/** What a paid flight can meet at its airline. */
const paidFlight = (airline: JatraAirScenario) =>
  ({
    shows: ['Booking status'],
    group: 'After paying',
    start: flightSearch,
    as: 'first-timer',
    arrive: backWithFlight,
    about: 'airline',
    rules: { airline },
  }) as const

export const ticketingScenarios = [
  {
    name: 'ticket-slow',
    title: 'The ticket is slow',
    description:
      'The airline reserves a paid flight at once and issues the tickets a minute and a half later. The page moves on by itself.',
    ...paidFlight('ticket_slow'),
  },
  {
    name: 'ticket-failed',
    title: 'No ticket comes',
    description:
      'The last seats are sold before the airline takes the paid booking. The page says why, and how all of the money comes back.',
    ...paidFlight('sold_out'),
  },
  {
    name: 'supplier-down',
    title: 'The airline is silent',
    description:
      'The airline does not answer. A paid flight waits for its ticket for 15 minutes, and then all of the money goes back.',
    ...paidFlight('supplier_down'),
  },
  {
    name: 'schedule-changed',
    title: 'The airline moves the flight',
    description:
      'Some seconds after its ticket the flight leaves two and a half hours later. The booking shows the old and the new times.',
    ...paidFlight('schedule_changed'),
    arrive: atPaidFlight(MINUTE_MS),
  },
  {
    name: 'refund-asked',
    title: 'A refund waits for its approval',
    description:
      'No ticket comes of a paid flight, and a colleague approves the refund before it leaves, as one above 50,000 taka. The booking says so, and goes on after two hours.',
    ...paidFlight('sold_out'),
    arrive: atPaidFlight(MINUTE_MS),
    shows: ['Refunds'],
    rules: { airline: 'sold_out', refund: 'held_back' },
  },
  {
    name: 'refund-sent',
    title: 'A refund is on its way',
    description:
      'No ticket comes of a paid flight. A minute later the wallet has the refund: the booking shows its reference, and the day by which the money is back.',
    ...paidFlight('sold_out'),
    arrive: atPaidFlight(2 * MINUTE_MS),
    shows: ['Refunds'],
    rules: { airline: 'sold_out', refund: 'paid' },
  },
  {
    name: 'refund-late',
    title: 'A refund is late',
    description:
      'No ticket comes of a paid flight, and the wallet never says that it paid the refund. Four days later the legal deadline is over, and the booking says what to do.',
    ...paidFlight('sold_out'),
    arrive: atPaidFlight(4 * DAY_MS),
    shows: ['Refunds'],
    rules: { airline: 'sold_out', refund: 'not_confirmed' },
  },
  {
    name: 'wallet-refund-too-late',
    title: 'The wallet takes nothing back',
    description:
      'No ticket comes of a paid flight, and the wallet does not take the money back for this payment any more. The booking asks for a bank account, and one who cancels another booking is told so first.',
    ...paidFlight('sold_out'),
    arrive: atPaidFlight(MINUTE_MS),
    shows: ['Refunds'],
    rules: { airline: 'sold_out', refund: 'channel_closed' },
  },
  {
    name: 'refund-failed',
    title: 'A refund needs a person',
    description:
      'No ticket comes of a paid flight, and nobody says whether the wallet has taken the money back. A colleague looks after it.',
    ...paidFlight('sold_out'),
    arrive: atPaidFlight(MINUTE_MS),
    shows: ['Refunds'],
    rules: { airline: 'sold_out', refund: 'unanswered' },
  },
  {
    name: 'partial-refund',
    title: 'Some do not fly',
    description:
      'One traveller of a ticketed flight was cancelled for. A colleague takes them out at the airline within an hour, and their part of the price goes back; the others fly.',
    shows: ['One booking', 'Refunds'],
    group: 'After paying',
    start: () => '/app/account/bookings/flight',
    as: 'frequent-traveller',
    arrive: atPartCancelled,
    about: 'nothing',
    rules: {},
  },
  {
    name: 'emails-undelivered',
    title: 'Emails come back',
    description:
      'The mailbox of the traveller does not exist. The booking says that no email about it could be delivered.',
    shows: ['One booking'],
    group: 'After paying',
    start: flightSearch,
    as: 'first-timer',
    arrive: atPaidFlight(2 * MINUTE_MS),
    about: 'emails',
    rules: { emails: 'undelivered' },
  },
  {
    name: 'emails-late',
    title: 'Emails are late',
    description:
      'The mail server was away until a held flight was paid. What would have asked for the payment is not needed any more: it is neither sent nor listed as failed.',
    shows: ['One booking'],
    group: 'After paying',
    start: flightSearch,
    as: 'first-timer',
    arrive: atPaidHeldFlight,
    about: 'emails',
    rules: { emails: 'late' },
  },
] as const satisfies readonly Scenario[]
