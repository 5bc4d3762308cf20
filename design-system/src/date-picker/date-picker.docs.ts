import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DatePicker',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['calendar', 'date range', 'datepicker', 'date field'],
  purpose:
    'Asks for one date, or for a departure and a return date. Travellers type it or choose it in a calendar.',
  alternatives: [
    { when: 'The date is far away, such as a birth date', use: 'date-parts' },
    { when: 'There are only a few days to choose from', use: 'segmented-control' },
  ],
  do: [
    {
      copy: '1 Dec 2026',
      why: 'Show months as words, so that dates cannot be misread.',
    },
    {
      copy: 'Read as 3 December 2026',
      why: 'When a typed date can be read in two ways, say how it was read.',
    },
    {
      copy: 'Date input not valid.',
      why: 'Use the wording of the specification and keep the typed text.',
    },
    { why: 'Show the lowest price below each day when you know it.' },
  ],
  dont: [
    { copy: '03/12/2026', why: 'Do not show a date without saying which part is the month.' },
    { why: "Do not take today's date from the traveller's device. Pass it from the server." },
  ],
  anatomy: [
    ['Field', 'The label, the date, and a note such as Today.'],
    ['Calendar', 'Two months on a desktop, in a sheet on a phone.'],
    ['Month and year lists', 'Lead to any month, by default up to five years away.'],
    ['Day note', 'A short note below a day, such as its price.'],
    ['Range summary', 'Both dates and the number of nights.'],
  ],
  keyboard: [
    ['Letters, Digits', 'Types a date, such as 1 Dec 2026, 01/12/2026 or 2026-12-01.'],
    ['Down', 'Moves into the calendar.'],
    ['Tab', 'Moves to the next field and closes the calendar.'],
    ['Left, Right, Up, Down', 'Moves by a day or a week.'],
    ['Page Up, Page Down', 'Moves by a month.'],
    ['Home, End', 'Moves to the start or end of the week.'],
    ['Enter, Space', 'Chooses the day.'],
    ['Escape', 'Closes the calendar and returns the focus to the field.'],
  ],
  accessibility: [
    'Each day is announced as a full date, with its price and whether it is today.',
    'The start and the end of a range are announced.',
    'Days outside the limits are shown and cannot be chosen.',
    "Without JavaScript it is the browser's date field.",
  ],
  defaults: [
    ['Format', 'MM/dd/yyyy'],
    ['Placeholder', 'month/day/year'],
    ['Not a date', 'Date input not valid.'],
    ['Waiting', 'Loading...'],
    ['Page of years', '12 years'],
    ['List of years', '5 years each side'],
    ['First and last year without limits', '1900 to 2100'],
    ['Week starts on', 'Sunday'],
  ],
  spec: ['Date picker', 'Widget defaults'],
  opens: 560,
} satisfies WidgetDocs
