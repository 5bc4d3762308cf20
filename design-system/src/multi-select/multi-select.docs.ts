import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'MultiSelect',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['multiselect', 'listbox', 'checklist', 'dropdown', 'tag picker'],
  purpose: 'Chooses several of many: type, pick, and each choice becomes a chip.',
  alternatives: [
    { when: 'One is chosen', use: 'combobox' },
    { when: 'There are about seven or fewer', use: 'checkbox' },
  ],
  do: [
    { copy: 'Select Holidays Destination...', why: 'The placeholder says what is chosen.' },
    { why: 'Let a chip be removed by its own button.' },
  ],
  dont: [
    { copy: '3 selected', why: 'Show which ones.' },
    { why: 'Do not close the list after each choice.' },
  ],
  anatomy: [
    ['Label', 'As in every field.'],
    ['Chips', 'One for each choice, with its remove button.'],
    ['Input', 'Searches in the list.'],
    ['List', 'Options with their check marks; 140 to 300 px high.'],
  ],
  keyboard: [
    ['Letters', 'Searches.'],
    ['Down, Up', 'Moves through the list.'],
    ['Enter', 'Chooses or takes back the active option.'],
    ['Backspace', 'In the empty input: takes back the last choice.'],
    ['Escape', 'Closes the list.'],
  ],
  accessibility: [
    'Choosing and removing is announced.',
    'Without JavaScript it is a group of check boxes of the same name.',
    'Hint and error are both in the description.',
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
