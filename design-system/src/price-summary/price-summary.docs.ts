import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PriceSummary',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['order summary', 'cart', 'total', 'breakdown', 'bill'],
  purpose:
    'Shows what the traveller pays, line by line. It is beside the form on a desktop and at the bottom of the screen on a phone.',
  alternatives: [
    { when: 'You show the price for each type of traveller', use: 'fare-table' },
    { when: 'It is the chosen visa', use: 'selected-plan-card' },
  ],
  do: [
    {
      copy: 'Flight Fee + Tax + Agency Margin + Service Fee - Discount = Total Payable',
      why: 'Make the lines add up.',
    },
    { copy: '-৳11,700', why: 'Show deductions with a minus sign.' },
    { why: 'Name the payee in the note.' },
  ],
  dont: [{ copy: 'Fees may apply', why: 'Show every fee as a line.' }, { why: 'Do not round.' }],
  anatomy: [
    ['Heading', 'Price Summary.', 'h2'],
    ['Lines', 'A label and an amount.', 'dl'],
    ['Total', 'The most prominent line.', 'dl > div:last-child'],
    ['Action', 'The result of the last attempt to pay.'],
    ['Submit', 'The button that sends the form. On a phone it is in the bar.'],
    ['Bar', 'On a phone, the total, a link to the lines, and the button.'],
  ],
  pictured: 'StruckThrough',
  keyboard: [
    [
      'Tab',
      'Moves to the action and the button. On a phone it moves to the total in the bar first.',
    ],
    ['Enter', 'Moves to the lines from the total in the bar. Submits from the button.'],
  ],
  accessibility: [
    'A list of terms and amounts with a heading.',
    'The name of the button includes the amount, such as SUBMIT ৳1,35,000.',
    'The bar does not cover the focused element or the end of the page.',
    'A struck-through amount is announced as such.',
  ],
  spec: [
    'Flight booking',
    'Fare arithmetic',
    'Decision 006, Fare arithmetic: whole taka, and the lines add up',
  ],
} satisfies WidgetDocs
