import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FareTable',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['price table', 'data table', 'price breakdown'],
  purpose: 'What one traveller of each kind pays, and the total: every line adds up on the screen.',
  alternatives: [
    { when: 'It is the price of the whole booking beside a form', use: 'price-summary' },
    { when: 'It is about baggage', use: 'baggage-table' },
  ],
  do: [
    { copy: 'Base Fare + Tax = Sub Total', why: 'The columns read as a sum.' },
    { copy: '৳1,00,000', why: 'Whole amounts with the currency, grouped in lakh.' },
  ],
  dont: [
    { copy: 'from ৳9,999', why: 'No price that is not the price.' },
    { why: 'Do not hide a fee behind a link.' },
  ],
  anatomy: [
    ['Caption', 'What the table is about.'],
    ['Rows', 'One for each kind of traveller.'],
    ['Base Total', 'The last row: the sum of all.'],
    ['Cards', 'On a phone each row is a card with its labels.'],
  ],
  keyboard: [],
  accessibility: [
    'It stays a table for screen readers on a phone too.',
    'Amounts are ready-made text: they are read as written.',
  ],
  spec: [
    'Flight results',
    'Fare arithmetic',
    'Decision 006, Fare arithmetic: whole taka, and the lines add up',
  ],
} satisfies WidgetDocs
