import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DateParts',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['date input', 'memorable date', 'birth date', 'date field'],
  purpose:
    'Asks for a date far from today, such as a birth date, in three lists: day, month and year.',
  alternatives: [
    { when: 'The date is near, such as that of a flight', use: 'date-picker' },
    { when: 'It is a whole number', use: 'number-stepper' },
  ],
  do: [
    {
      copy: 'Birth Date',
      why: 'Name the date in the legend. The parts are called Day, Month and Year.',
    },
    { why: 'Ask for the day first, as dates are written in Bangladesh.' },
  ],
  dont: [
    { copy: '12/05/1990', why: 'Do not ask for digits that can be read in two ways.' },
    { why: 'Do not change 31 to 30 when the month changes. The day is cleared instead.' },
  ],
  anatomy: [
    ['Legend', 'Names the date.', 'legend'],
    ['Day, Month, Year', 'Three native lists. Months are words.', 'select'],
    ['Error', 'For the whole date or for one part.'],
    ['Hint', 'Below the parts.'],
  ],
  pictured: 'Empty',
  keyboard: [
    ['Tab', 'Moves between the parts.'],
    ['Letters, Digits', 'Finds a value in the list.'],
  ],
  accessibility: [
    'A group with a legend. Each part has its own label.',
    'The list offers 29 February in leap years only.',
    'Browsers can fill in a birth date.',
  ],
  defaults: [
    ['Placeholder', 'The name of the part'],
    ['Birth years', '90 years back'],
    ['Passport expiry years', '50 years forward'],
  ],
  spec: ['Traveller rules', 'Widget defaults'],
} satisfies WidgetDocs
