import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'OrderTicket',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['e-ticket', 'voucher', 'boarding pass', 'receipt', 'order details'],
  purpose:
    'One booking on its own page, as a boarding pass: what it is, for whom, when, and what to do now.',
  alternatives: [
    { when: 'It is one of several in a list', use: 'order-card' },
    { when: 'It is an offer that can be booked', use: 'flight-card' },
  ],
  do: [
    {
      copy: 'Be at Dhaka airport by 05:30 on 1 Dec 2026.',
      why: 'What to do now names a place and a time.',
    },
    { copy: 'Nusrat Jahan', why: 'The names are the largest of the facts: people look for them.' },
  ],
  dont: [
    { copy: 'Your booking is being processed', why: 'It says neither what happens nor by when.' },
    { why: 'Do not show more than one action button: only one thing is to be done next.' },
  ],
  anatomy: [
    ['Head', 'The kind of booking, its status as icon and word, and what that means.'],
    ['Heading', 'What was booked.'],
    ['Legs', 'Of a flight: airports, local times, the stitched path.'],
    ['Facts', 'Names, then when and what.'],
    ['What to do now', 'A sentence, and the button where there is something to do.'],
    ['Stub', 'Booking ID, total, and what can be taken along.'],
  ],
  keyboard: [['Tab', 'Moves to the action of what to do now, then to those of the stub.']],
  accessibility: [
    'An article named by its heading.',
    'What to do now is a region, named with the heading, so that two tickets on a page differ.',
    'Each leg is a group that says departs and arrives.',
  ],
  spec: [
    'One booking',
    'Decision 007, A payment in flight reads PENDING, not CANCEL',
    'Decision 084, The page of an order is a ticket, with a calendar file and its emails',
  ],
} satisfies WidgetDocs
