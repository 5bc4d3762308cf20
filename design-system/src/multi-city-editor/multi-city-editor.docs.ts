import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'MultiCityEditor',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['multi-leg', 'repeater', 'field array'],
  purpose:
    'Lets travellers search for up to four flights of one journey, each with places and a date.',
  alternatives: [
    { when: 'The trip is a return trip', use: 'hero-search' },
    { when: 'The journey is already booked', use: 'itinerary-timeline' },
  ],
  do: [
    {
      copy: '+ Add Another City',
      why: 'Use the wording of the specification. The button disappears at four flights.',
    },
    { why: 'Prefill From with the destination of the flight before.' },
    { copy: 'Flight 2', why: 'Number the flights, also in the names of the remove buttons.' },
  ],
  dont: [
    { why: 'Do not accept a date before that of the flight above.' },
    { why: 'Do not let the first flight be removed.' },
  ],
  anatomy: [
    ['Row', 'The number of the flight, From, To and the date.'],
    ['Remove button', 'On every row except the first.'],
    ['Add button', 'Under the rows.'],
    ['Message', 'An error about all flights.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the row, then to the next row.'],
    ['Enter', 'On a button: adds or removes a flight.'],
  ],
  accessibility: [
    'Each row is a named group.',
    'Added and removed flights are announced, and the focus moves to the next step.',
  ],
  spec: ['Flight search form', 'Trip types'],
} satisfies WidgetDocs
