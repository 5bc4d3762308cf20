import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'MultiSelect',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['multiselect', 'listbox', 'checklist', 'dropdown', 'tag picker'],
  purpose: 'Lets travellers choose several of many options by typing. Each choice becomes a chip.',
  alternatives: [
    { when: 'Only one option can be chosen', use: 'combobox' },
    { when: 'There are seven options or fewer', use: 'checkbox' },
  ],
  do: [
    { copy: 'Select Holidays Destination...', why: 'Say in the placeholder what to choose.' },
    { why: 'Give each chip a remove button.' },
  ],
  dont: [
    { copy: '3 selected', why: 'Show the choices, not their number.' },
    { why: 'Do not close the list after each choice.' },
  ],
  anatomy: [
    ['Label', 'As in every field.', 'label'],
    ['Chips', 'One for each choice, with a remove button.', 'ul, li'],
    ['Input', 'Searches the list.', 'input'],
    ['List', 'Options with check marks, 140 to 300 px high.'],
  ],
  pictured: 'Filled',
  keyboard: [
    ['Letters', 'Searches.'],
    ['Down, Up', 'Moves through the list.'],
    ['Enter', 'Chooses or removes the active option.'],
    ['Backspace', 'Removes the last choice when the input is empty.'],
    ['Escape', 'Closes the list.'],
  ],
  accessibility: [
    'Added and removed choices are announced.',
    'Without JavaScript it is a group of check boxes.',
    'The hint and the error are part of the accessible description.',
  ],
  defaults: [
    ['Placeholder', 'Select...'],
    ['Nothing found', 'No options'],
    ['Waiting', 'Loading...'],
    ['Lowest list', '140 px'],
    ['Highest list', '300 px'],
    ['Page Up and Page Down', '5 options'],
  ],
  spec: ['Holiday search form', 'Widget defaults'],
  opens: 440,
} satisfies WidgetDocs
