import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'OrderCard',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['booking card', 'list item', 'reservation'],
  purpose:
    "A booking in the account's list, as a ticket stub: what, when, how much, and how it stands.",
  alternatives: [
    { when: 'It is an offer that can be booked', use: 'flight-card' },
    { when: 'It is a holiday', use: 'package-card' },
  ],
  do: [
    { copy: 'CONFIRM', why: 'One of three states: CONFIRM, PENDING, CANCEL.' },
    { copy: 'Show More', why: 'Leads to the whole order.' },
  ],
  dont: [
    { copy: 'SUCCESS', why: "No words of the payment system as the booking's state." },
    { why: 'Do not show PENDING as cancelled: the money may be on its way.' },
  ],
  anatomy: [
    ['Status', 'Icon and word.'],
    ['Plan', 'What was booked.'],
    ['Facts', 'Booking ID, date, payment.'],
    ['Stub', 'Price, persons and Show More.'],
  ],
  keyboard: [
    ['Tab', 'Moves to Show More.'],
    ['Enter', 'Opens the order.'],
  ],
  accessibility: [
    'An article named by plan and booking ID.',
    'The link says which booking it is about.',
  ],
  spec: [
    'Bookings',
    'Decision 007, A payment in flight reads PENDING, not CANCEL',
    "Decision 015, 'Show More' opens the whole order",
  ],
} satisfies WidgetDocs
