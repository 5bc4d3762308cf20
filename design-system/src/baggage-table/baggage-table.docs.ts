import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'BaggageTable',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['luggage', 'data table', 'allowance'],
  purpose:
    'Checked baggage for each route and kind of traveller: how much for one, and how much in all.',
  alternatives: [
    { when: 'The table is about money', use: 'fare-table' },
    { when: 'It is one fact on a card', use: 'badge' },
  ],
  do: [
    { copy: '20 kg', why: 'Say the weight or the pieces as the airline gives them.' },
    { copy: 'No checked baggage', why: 'Say it plainly when nothing is included.' },
  ],
  dont: [
    { copy: '0 kg', why: 'Zero reads like a mistake.' },
    { why: 'Do not mix kilos and pieces in one cell.' },
  ],
  anatomy: [
    ['Caption', 'What the table is about.'],
    ['Rows', 'One for each route and kind of traveller.'],
    ['Cards', 'On a phone each row becomes a card with its labels.'],
  ],
  keyboard: [],
  accessibility: [
    'It stays a table for screen readers on a phone too.',
    'Caption, column and row headers are real ones.',
  ],
  spec: ['Flight results', 'Decision 020, Baggage in kilograms or pieces'],
} satisfies WidgetDocs
