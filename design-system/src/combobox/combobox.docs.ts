import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Combobox',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['autocomplete', 'typeahead', 'autosuggest', 'searchable select', 'filter select'],
  purpose:
    'A text field that finds one of many while you type, from a list that may come from the network.',
  alternatives: [
    { when: 'You look for an airport', use: 'airport-autocomplete' },
    { when: 'There are few choices', use: 'field' },
    { when: 'Several may be chosen', use: 'multi-select' },
    { when: 'The choices must all be seen', use: 'radio-cards' },
  ],
  do: [
    { copy: 'Select...', why: 'Use the usual placeholder.' },
    { copy: 'No options', why: 'Say that nothing matches, and keep what was typed.' },
    { why: 'Group suggestions: recent ones first.' },
  ],
  dont: [
    { why: 'Do not use it for fewer than ten choices: a native select is faster on a phone.' },
    { why: 'Do not accept free text: it chooses from the list.' },
  ],
  anatomy: [
    ['Label', 'Always there, by type.'],
    ['Input', 'Holds the focus throughout.'],
    ['List', 'Options in groups; 140 to 300 px high.'],
    ['Messages', 'Loading..., No options, or that the search did not answer.'],
    ['Hidden input', 'Carries the chosen key in the form.'],
  ],
  keyboard: [
    ['Letters', 'Search; the first match becomes active.'],
    ['Down, Up', 'Move through the list, around its ends.'],
    ['Page Down, Page Up', 'Move by five.'],
    ['Enter', 'Takes the active option.'],
    ['Tab', 'Takes the active option and goes on.'],
    ['Escape', 'Closes the list; a second press empties the field.'],
    ['Alt + Down, Alt + Up', 'Opens and closes without moving.'],
  ],
  accessibility: [
    'A combobox after WAI-ARIA APG 1.2, own code.',
    'Answers that come late are dropped: the list always fits what is typed.',
    'Counts and states are announced; hint and error are both in the description.',
    'The list is not translated by the browser, which would break it.',
  ],
  defaults: [
    ['Placeholder', 'Select...'],
    ['Nothing found', 'No options'],
    ['Waiting', 'Loading...'],
    ['Lowest list', '140 px'],
    ['Highest list', '300 px'],
    ['Page Up and Page Down', '5 options'],
  ],
  spec: ['Search choices', 'Widget defaults'],
  opens: 440,
} satisfies WidgetDocs
