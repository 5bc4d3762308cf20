import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FareTable',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['price table', 'data table', 'price breakdown'],
  purpose: 'Shows what one traveller of each type pays, and the total.',
  alternatives: [
    { when: 'It is the price of the whole booking beside a form', use: 'price-summary' },
    { when: 'It is about baggage', use: 'baggage-table' },
  ],
  do: [
    { copy: 'Base Fare + Tax = Sub Total', why: 'The columns add up from left to right.' },
    {
      copy: 'Base Total + Agency Margin + Service Fee - Discount = Total Payable',
      why: 'End with the price on the card.',
    },
    { copy: '৳1,00,000', why: 'Show whole amounts with the currency, grouped in lakh.' },
  ],
  dont: [
    { copy: 'from ৳9,999', why: 'Show the price that the traveller pays.' },
    { why: 'Do not hide a fee behind a link.' },
  ],
  anatomy: [
    ['Caption', 'What the table is about.', 'caption'],
    ['Rows', 'One for each type of traveller.', 'tbody tr'],
    ['Base Total', 'The sum of the rows.', 'tfoot tr:first-child, tbody tr:last-child'],
    [
      'Total Payable',
      'What is to pay, after what the seller adds and takes off.',
      'tfoot tr:last-child',
    ],
    ['Cards', 'On a phone each row is a card with labels.'],
  ],
  pictured: 'WithDiscount',
  keyboard: [],
  accessibility: [
    'Screen readers read it as a table on phones too.',
    'Amounts are read as they are written.',
  ],
  spec: [
    'Flight results',
    'Fare arithmetic',
    'Decision 006, Fare arithmetic: whole taka, and the lines add up',
  ],
} satisfies WidgetDocs
