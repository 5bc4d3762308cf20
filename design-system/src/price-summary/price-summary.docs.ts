import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PriceSummary',
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
    ['Action', 'The button that pays.'],
    ['Bar', 'On a phone: the total, and the way to the lines.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the action; on a phone to the bar.'],
    ['Enter', 'On the bar: goes to the lines.'],
  ],
  accessibility: [
    'A list of terms and amounts under a heading.',
    'A struck-through amount is marked as such.',
  ],
  spec: ['Section 2, Flight booking', 'Section 9', 'D5', 'D6'],
} satisfies WidgetDocs
