import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'TariffTable',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['room rates', 'price list', 'rate table', 'data table'],
  purpose: 'Shows the price of each type of room, the number booked and the total.',
  alternatives: [
    { when: 'It is about a flight', use: 'fare-table' },
    { when: 'Travellers choose rooms', use: 'rooms-and-travelers' },
    { when: 'It shows the total of the order', use: 'price-summary' },
  ],
  do: [
    { copy: '(2 X per Double)', why: 'Use the wording of the specification.' },
    { why: 'Put the numbers in the table when travellers change them there.' },
  ],
  dont: [{ why: 'Do not show a price per person.' }, { why: 'Do not let it scroll sideways.' }],
  anatomy: [
    ['Caption', 'What the table is about.'],
    ['Rows', 'One for each type of room.'],
    ['Total Payable', 'The last row.'],
    ['Cards', 'On a phone each row is a card.'],
  ],
  keyboard: [['Tab', 'Moves through the numbers when travellers can change them.']],
  accessibility: ['Screen readers read it as a table on phones too.'],
  spec: [
    'Holiday reservation',
    'Room prices',
    'Decision 038, A package has so many places a day, and none is sold twice',
  ],
} satisfies WidgetDocs
