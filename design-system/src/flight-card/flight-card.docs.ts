import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FlightCard',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['search result', 'offer', 'flight result', 'ticket'],
  purpose:
    'One flight offer as a ticket: who flies, when, how long, and on the stub what all travellers pay.',
  alternatives: [
    { when: 'The flight is chosen already', use: 'flight-summary' },
    { when: 'You show each stop and wait', use: 'itinerary-timeline' },
    { when: 'It is a booking', use: 'order-card' },
  ],
  do: [
    {
      copy: '৳1,05,300 for 9 travellers',
      why: 'The struck-through base total, the total and the travellers are always together.',
    },
    { copy: 'No checked baggage', why: 'Say when there is no baggage.' },
    { copy: '+1 day', why: 'Mark an arrival on another day.' },
  ],
  dont: [
    { copy: 'Cheapest!', why: 'No praise: the price speaks.' },
    { why: 'Do not show a price for one traveller when several fly.' },
  ],
  anatomy: [
    ['Legs', 'One, two, or up to four; the city above its time and code.'],
    ['Path', 'The running stitch from code to code, with the stops on it.'],
    ['Facts', 'Baggage and travellers.'],
    [
      'Stub',
      'Base total, total, for whom, Book Now: beside the legs, and below them where the text has under 18 rem.',
    ],
    ['Details', 'Four tabs, opened in place.'],
  ],
  keyboard: [
    ['Tab', 'Moves to Book Now, then Show Details.'],
    ['Enter', 'Books, or opens the details.'],
    ['Left, Right', 'Moves between the tabs of the details.'],
  ],
  accessibility: [
    'An article named by airline, every leg and time; with several legs Book Now names them too.',
    'Book Now is described by flight and price, so that ten of them differ when heard.',
    'The struck-through price is named as the base total.',
    'A press anywhere on the ticket opens it; the button does the same by keyboard.',
  ],
  spec: [
    'Flight results',
    'Decision 006, Fare arithmetic: whole taka, and the lines add up',
    'Decision 020, Baggage in kilograms or pieces',
  ],
  opens: 760,
} satisfies WidgetDocs
