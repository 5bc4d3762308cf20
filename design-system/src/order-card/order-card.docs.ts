import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'OrderCard',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['booking card', 'list item', 'reservation'],
  purpose: 'Shows one booking in the list of the account: the plan, date, price and status.',
  alternatives: [
    { when: 'It is an offer to book', use: 'flight-card' },
    { when: 'It is a holiday', use: 'package-card' },
  ],
  do: [
    {
      copy: 'Confirmed',
      why: 'Use one of four states: Confirmed, Waiting, Cancelled or Payment failed.',
    },
    { copy: 'Show More', why: 'Link to the full booking.' },
  ],
  dont: [
    { copy: 'Paid', why: 'Do not use terms of the payment system for the status.' },
    { why: 'Do not show a pending booking as cancelled. The payment may be on its way.' },
  ],
  anatomy: [
    ['Status', 'An icon and a word.', 'article svg'],
    ['Plan', 'The name of what was booked.', 'h1, h2, h3'],
    ['Facts', 'Booking ID, date, payment.', 'dl'],
    ['Stub', 'Price, persons and Show More.', 'a'],
  ],
  pictured: 'Confirmed',
  keyboard: [
    ['Tab', 'Moves to Show More.'],
    ['Enter', 'Opens the booking.'],
  ],
  accessibility: ['An article named by its plan and booking ID.', 'The link names the booking.'],
  spec: ['Bookings'],
} satisfies WidgetDocs
