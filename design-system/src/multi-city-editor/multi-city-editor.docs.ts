import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'MultiCityEditor',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['multi-leg', 'repeater', 'field array'],
  purpose: 'Up to four flights of one journey, one under the other, each with from, to and date.',
  alternatives: [
    { when: 'It is there and back', use: 'hero-search' },
    { when: 'It shows a journey that is booked', use: 'itinerary-timeline' },
  ],
  do: [
    { copy: '+ Add Another City', why: "The spec's words; it goes when there are four." },
    { why: 'Start the next flight where the last one ends.' },
    { copy: 'Flight 2', why: 'Number the flights: the remove button says the number too.' },
  ],
  dont: [
    { why: 'Do not allow a date before the flight above.' },
    { why: 'Do not let the first flight be removed.' },
  ],
  anatomy: [
    ['Row', 'Flight n: from, to, departure date.'],
    ['Remove button', 'On every row but the first.'],
    ['Add button', 'Under the rows.'],
    ['Message', 'What is wrong with the whole.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the row, then to the next.'],
    ['Enter', 'On a button: adds or removes.'],
  ],
  accessibility: [
    'Each row is a group with its own name.',
    'Adding and removing is announced, and the focus goes where one goes on.',
  ],
  spec: ['Flight search form', 'Trip types', 'Decision 017, Multi-city is `leg`, repeated'],
} satisfies WidgetDocs
