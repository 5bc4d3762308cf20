import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'BaggageTable',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['luggage', 'data table', 'allowance'],
  purpose:
    'Shows the checked baggage for each route and type of traveller, per person and in total.',
  alternatives: [
    { when: 'The table is about money', use: 'fare-table' },
    { when: 'It is one fact on a card', use: 'badge' },
  ],
  do: [
    { copy: '20 kg', why: 'Give the weight or the number of pieces as the airline does.' },
    { copy: 'No checked baggage', why: 'Say so when no baggage is included.' },
  ],
  dont: [
    { copy: '0 kg', why: 'A zero looks like a mistake.' },
    { why: 'Do not mix kilograms and pieces in one cell.' },
  ],
  anatomy: [
    ['Caption', 'What the table is about.'],
    ['Rows', 'One for each route and type of traveller.'],
    ['Cards', 'On a phone each row becomes a card with its labels.'],
  ],
  keyboard: [],
  accessibility: [
    'Screen readers read it as a table on phones too.',
    'The caption and the headers of rows and columns are marked up as such.',
  ],
  spec: ['Flight results'],
} satisfies WidgetDocs
