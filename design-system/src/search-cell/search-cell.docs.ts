import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SearchCell',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['search field', 'input', 'field box'],
  purpose:
    "The box of the search card's fields: a small label, a large value, and a line that says what the value is. Airport, date and passengers are built on it.",
  alternatives: [
    { when: 'It is a field in a form of several lines', use: 'field' },
    { when: 'You need an airport', use: 'airport-autocomplete' },
    { when: 'You need a date', use: 'date-picker' },
  ],
  do: [
    { copy: 'Today', why: 'The third line says what the value means.' },
    { why: 'A press anywhere in the box is a press on the control.' },
  ],
  dont: [{ why: 'Do not use it outside the search card: it is loud.' }],
  anatomy: [
    ['Label', 'Small, on top.'],
    ['Value', 'Large; holds the control.'],
    ['Note', 'The line beneath.'],
    ['Error and hint', 'Under the box.'],
    ['Popup', 'What hangs below: a list or a calendar.'],
  ],
  keyboard: [['Tab', 'Goes to the control in it.']],
  accessibility: ["Error, note and hint are all in the control's description, in this order."],
  spec: ['Flight search form'],
} satisfies WidgetDocs
