import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FlightCard',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['search result', 'offer', 'flight result', 'ticket'],
  purpose:
    'Shows one flight offer: the airline, the times, the duration and what all travellers pay.',
  alternatives: [
    { when: 'The flight is already chosen', use: 'flight-summary' },
    { when: 'You need to show every stop and wait', use: 'itinerary-timeline' },
    { when: 'It is a booking', use: 'order-card' },
  ],
  do: [
    {
      copy: '৳1,05,300 for 9 travellers',
      why: 'Keep the struck-through base total, the total and the number of travellers together.',
    },
    { copy: 'No checked baggage', why: 'Say when there is no baggage.' },
    { copy: '+1 day', why: 'Mark an arrival on another day.' },
  ],
  dont: [
    { copy: 'Cheapest!', why: 'Do not praise an offer. Travellers compare prices themselves.' },
    { why: 'Do not show the price for one traveller when several travel.' },
  ],
  anatomy: [
    [
      'Legs',
      'One to four flights. Each shows the city above its time and code.',
      'section, article ol, article time',
    ],
    ['Path', 'The dashed line between the codes, with the stops on it.'],
    ['Facts', 'Baggage and travellers.', 'ul'],
    [
      'Stub',
      'Base total, total, number of travellers and Book Now. It is below the legs where there is little room.',
      's',
    ],
    ['Details', 'Four tabs that open inside the card.'],
  ],
  pictured: 'OneWay',
  keyboard: [
    ['Tab', 'Moves to Book Now, then Show Details.'],
    ['Enter', 'Books the flight or opens the details.'],
    ['Left, Right', 'Moves between the tabs of the details.'],
  ],
  accessibility: [
    'An article named by its airline, legs and times.',
    'The flight and its price describe Book Now, so that screen reader users can tell the buttons apart.',
    'The struck-through price is announced as the base total.',
    'A press anywhere on the card opens the details. Show Details does the same from the keyboard.',
  ],
  spec: ['Flight results', 'Decision 006, Fare arithmetic: whole taka, and the lines add up'],
  opens: 760,
} satisfies WidgetDocs
