import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DateParts',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['date input', 'memorable date', 'birth date', 'date field'],
  purpose:
    "A date far from today, such as a birth date or a passport's expiry, as day, month and year.",
  alternatives: [
    { when: 'The date is near: a flight, a stay', use: 'date-picker' },
    { when: 'It is a whole number', use: 'number-stepper' },
  ],
  do: [
    { copy: 'Birth Date', why: 'The legend names the date once; the parts are Day, Month, Year.' },
    { why: 'Ask for the day first, as dates are written and said here.' },
  ],
  dont: [
    { copy: '12/05/1990', why: 'Do not ask for digits in an order that people read in two ways.' },
    { why: 'Do not move 31 to 30 silently when the month changes: the day is emptied.' },
  ],
  anatomy: [
    ['Legend', 'Names the date.'],
    ['Day, Month, Year', 'Three native selects; months are words.'],
    ['Error', 'For the whole date, or under the part that is wrong.'],
    ['Hint', 'Under the parts.'],
  ],
  keyboard: [
    ['Tab', 'Moves from part to part.'],
    ['Letters, Digits', 'Finds a value in a part.'],
  ],
  accessibility: [
    'A group with a legend; each part has its own label.',
    '29 February is offered in leap years only.',
    'Browsers can fill in a birth date.',
  ],
  defaults: [
    ['Placeholder', 'The name of the part'],
    ['Birth years', '90 years back'],
    ['Passport expiry years', '50 years forward'],
  ],
  spec: ['Traveller rules', 'Widget defaults'],
} satisfies WidgetDocs
