import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PriceSummary',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['order summary', 'cart', 'total', 'breakdown', 'bill'],
  purpose:
    'What is paid, line by line, always in view: beside the form on a desktop, as a bar at the bottom of a phone.',
  alternatives: [
    { when: 'You show prices for each kind of traveller', use: 'fare-table' },
    { when: 'It is the chosen visa or package', use: 'selected-plan-card' },
  ],
  do: [
    { copy: 'Flight Fee + Tax - Discount = Total Payable', why: 'The lines add up on the screen.' },
    { copy: '-৳11,700', why: 'A deduction carries its minus sign.' },
    { why: 'Say who gets the money, in the note.' },
  ],
  dont: [{ copy: 'Fees may apply', why: 'Every fee is a line.' }, { why: 'Do not round.' }],
  anatomy: [
    ['Heading', 'Price Summary.'],
    ['Lines', 'Label and amount.'],
    ['Total', 'The heaviest line.'],
    ['Action', 'What came of the last try.'],
    ['Submit', 'The one button that sends the form: below the total, on a phone in the bar.'],
    ['Bar', 'On a phone: the total, the way to the lines, and the button.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the action and the button; on a phone to the total in the bar first.'],
    ['Enter', 'On the total in the bar: goes to the lines. On the button: submits.'],
  ],
  accessibility: [
    'A list of terms and amounts under a heading.',
    'The button is named with the amount: SUBMIT ৳1,35,000.',
    'The bar never covers what has the focus, nor the end of the page.',
    'A struck-through amount is marked as such.',
  ],
  spec: [
    'Flight booking',
    'Fare arithmetic',
    'Decision 006, Fare arithmetic: whole taka, and the lines add up',
    "Decision 036, A visa's price, its pickup, and the passport's six months",
  ],
} satisfies WidgetDocs
