import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'TariffTable',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['room rates', 'price list', 'rate table', 'data table'],
  purpose: 'What each kind of room costs, how many are taken, and the sum.',
  alternatives: [
    { when: 'It is about a flight', use: 'fare-table' },
    { when: 'The rooms are chosen with the travellers', use: 'rooms-and-travelers' },
    { when: 'It sums up the order', use: 'price-summary' },
  ],
  do: [
    { copy: '(2 X per Double)', why: "The spec's words." },
    { why: 'Put the counts in the table when they are changed there.' },
  ],
  dont: [
    { why: 'Do not show a price per person in a table of rooms.' },
    { why: 'Do not let it scroll sideways.' },
  ],
  anatomy: [
    ['Caption', 'What the table is about.'],
    ['Rows', 'One for each kind of room.'],
    ['Total Payable', 'The last row.'],
    ['Cards', 'On a phone each row is a card.'],
  ],
  keyboard: [['Tab', 'Moves through the counts, when they are controls.']],
  accessibility: ['It stays a table for screen readers on a phone too.'],
  spec: [
    'Holiday reservation',
    'Room prices',
    'Decision 038, A package has so many places a day, and none is sold twice',
  ],
} satisfies WidgetDocs
