import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DatePicker',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['calendar', 'date range', 'datepicker', 'date field'],
  purpose:
    'One day, or a departure and a return, typed or chosen in a calendar. The calendar is fetched when the field is touched, not with the page.',
  alternatives: [
    { when: 'The date is far away, such as a birth date', use: 'date-parts' },
    { when: 'One chooses among a few named days', use: 'segmented-control' },
  ],
  do: [
    {
      copy: '1 Dec 2026',
      why: 'Show months as words in the product: nobody flies on the wrong day.',
    },
    {
      copy: 'Read as 3 December 2026',
      why: 'An entry that can be read two ways is said back in words.',
    },
    { copy: 'Date input not valid.', why: "The spec's words, with what was typed kept." },
    { why: 'Show the lowest price under a day when it is known.' },
  ],
  dont: [
    { copy: '03/12/2026', why: 'Do not show it without saying which is the month.' },
    { why: 'Do not let "today" come from the traveller\'s device: it is a prop, from the server.' },
  ],
  anatomy: [
    ['Field', 'Label, the date, and a note such as Today.'],
    ['Calendar', 'Two months on a desktop, a sheet on a phone.'],
    ['Month and year lists', 'Jump to any month; without limits five years each side.'],
    ['Day note', 'A few letters under a day, such as its price.'],
    ['Range summary', 'Both days and the nights, in words.'],
  ],
  keyboard: [
    ['Letters, Digits', 'Type a date in the field: 1 Dec 2026, 01/12/2026 or 2026-12-01.'],
    ['Down', 'Enters the calendar.'],
    ['Tab', 'From the field on to the next one: the calendar closes.'],
    ['Left, Right, Up, Down', 'Moves by a day or a week.'],
    ['Page Up, Page Down', 'Moves by a month.'],
    ['Home, End', 'Start and end of the week.'],
    ['Enter, Space', 'Chooses the day.'],
    ['Escape', 'Closes the calendar; the focus goes back to the field.'],
  ],
  accessibility: [
    "Each day's name is the full date, with its price when there is one; today says that it is.",
    'A range in progress is announced, and so is its end.',
    'Days outside the limits can be seen but not chosen.',
    "Without JavaScript it is the browser's own date field.",
  ],
  defaults: [
    ['Format', 'MM/dd/yyyy'],
    ['Not a date', 'Date input not valid.'],
    ['Waiting', 'Loading...'],
    ['Page of years', '12 years'],
    ['List of years', '5 years each side'],
    ['First and last year without limits', '1900 to 2100'],
    ['Week starts on', 'Sunday'],
  ],
  spec: [
    'Date picker',
    'Widget defaults',
    "Decision 018, Months are words, and 'today' is today in Dhaka",
  ],
  opens: 560,
} satisfies WidgetDocs
