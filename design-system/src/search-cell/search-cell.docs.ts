import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SearchCell',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['search field', 'input', 'field box'],
  purpose:
    'A field of the search form, with a small label, a large value and a note. The fields for airports, dates and passengers use it.',
  alternatives: [
    { when: 'It is a field in an ordinary form', use: 'field' },
    { when: 'You need an airport', use: 'airport-autocomplete' },
    { when: 'You need a date', use: 'date-picker' },
  ],
  do: [
    { copy: 'Today', why: 'Explain the value in the note.' },
    { why: 'Make the whole box pressable.' },
  ],
  dont: [{ why: 'Do not use it outside the search form.' }],
  anatomy: [
    ['Label', 'Small, above the value.', '[id$="-label"]'],
    ['Value', 'Large. It contains the control.', 'input'],
    ['Note', 'The line below the value.', '[id$="-note"]'],
    ['Error and hint', 'Below the box.', '[id$="-error"]'],
    ['Popup', 'A list or a calendar below the box.'],
  ],
  pictured: 'WithError',
  keyboard: [['Tab', 'Moves to the control.']],
  accessibility: [
    'The error, the note and the hint are part of the accessible description, in this order.',
  ],
  spec: ['Flight search form'],
} satisfies WidgetDocs
