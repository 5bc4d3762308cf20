import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'OrderTicket',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['e-ticket', 'voucher', 'boarding pass', 'receipt', 'order details'],
  purpose: 'Shows one booking on its own page: what it is, who travels, when, and what to do next.',
  alternatives: [
    { when: 'It is one of several bookings in a list', use: 'order-card' },
    { when: 'It is an offer to book', use: 'flight-card' },
  ],
  do: [
    {
      copy: 'Be at Dhaka airport by 05:30 on 1 Dec 2026.',
      why: 'Name a place and a time.',
    },
    { copy: 'Nusrat Jahan', why: 'Make the names of the travellers prominent.' },
  ],
  dont: [
    { copy: 'Your booking is being processed', why: 'It does not say what will happen or when.' },
    { why: 'Do not show more than one action button.' },
  ],
  anatomy: [
    ['Head', 'The type of booking, its status, and what the status means.'],
    ['Heading', 'The name of what was booked.'],
    ['Legs', 'For a flight: airports and local times.'],
    ['Facts', 'The names, then the dates and details.'],
    ['What to do now', 'A sentence, and a button when there is something to do.'],
    ['Stub', 'The booking ID, the total and downloads.'],
  ],
  keyboard: [['Tab', 'Moves to the next action, then to the actions on the stub.']],
  accessibility: [
    'An article named by its heading.',
    'What to do now is a region with a name of its own.',
    'Each leg is a group that names departure and arrival.',
  ],
  spec: ['One booking'],
} satisfies WidgetDocs
