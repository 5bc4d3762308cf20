import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DataTable',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['data grid', 'list', 'sortable table', 'pagination'],
  purpose: 'Rows to work through: dense, sorted and paged by links, opened by a press or by keys.',
  alternatives: [
    { when: 'Travellers see their own bookings', use: 'order-card' },
    { when: 'It is the price of one booking', use: 'fare-table' },
  ],
  do: [
    { copy: 'Booking ID', why: 'Begin with what people call the row by. It is the link.' },
    {
      why: 'Keep the sort and the page in the address, so that a list can be sent to a colleague.',
    },
    { copy: '20 on this page', why: 'Give the total only when it is known.' },
    { why: 'Give words to what a tone marks, such as a badge.' },
  ],
  dont: [
    { why: 'Do not put more than seven columns in it. The row leads to the rest.' },
    { why: 'Do not sort in the browser what is read page by page.' },
    { copy: 'No data', why: 'An empty table says why it is empty and what to do.' },
  ],
  anatomy: [
    ['Caption', 'What the rows are, and how many.', 'caption'],
    ['Headings', 'A link where the rows can be sorted by it.', 'thead tr'],
    ['Row', 'A link to the thing itself.', 'tbody tr'],
    ['Pages', 'Links to the page before and the page behind.', 'nav'],
    ['Cards', 'On a phone each row is a card.'],
  ],
  pictured: 'Sorted',
  keyboard: [
    ['j', 'Moves to the next row.'],
    ['k', 'Moves to the row before.'],
    ['Enter', 'Opens the row.'],
    ['Tab', 'Moves through the links.'],
  ],
  accessibility: [
    'Screen readers read it as a table on phones too, and how it is sorted.',
    'j and k do nothing in a field, with another key, or while something lies over the page. They can be turned off.',
    'Text in a row can be selected and copied.',
  ],
  spec: ['WCAG 2.2, 2.1.4'],
} satisfies WidgetDocs
