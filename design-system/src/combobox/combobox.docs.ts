import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Combobox',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['autocomplete', 'typeahead', 'autosuggest', 'searchable select', 'filter select'],
  purpose:
    'Lets travellers choose one of many options by typing. The options may come from the server.',
  alternatives: [
    { when: 'It is an airport', use: 'airport-autocomplete' },
    { when: 'There are fewer than ten options', use: 'field' },
    { when: 'Several options can be chosen', use: 'multi-select' },
    { when: 'All options must be visible', use: 'radio-cards' },
  ],
  do: [
    { copy: 'Select...', why: 'Use the usual placeholder.' },
    { copy: 'No options', why: 'Say that nothing matches and keep the typed text.' },
    { why: 'Show recent choices first, in a group of their own.' },
  ],
  dont: [
    { why: 'Do not use it for fewer than ten options. A native select is faster on a phone.' },
    { why: 'Do not use it for free text.' },
  ],
  anatomy: [
    ['Label', 'Required.'],
    ['Input', 'Keeps the focus.', 'input'],
    ['List', 'Options, optionally in groups, 140 to 300 px high.'],
    ['Messages', 'Loading..., No options, or that the search failed.'],
    ['Hidden input', 'Holds the chosen value in the form.'],
  ],
  pictured: 'WithHintAndError',
  keyboard: [
    ['Letters', 'Searches. The first match becomes active.'],
    ['Down, Up', 'Moves through the list and wraps at its ends.'],
    ['Page Down, Page Up', 'Moves by five.'],
    ['Enter', 'Chooses the active option.'],
    ['Tab', 'Chooses the active option and moves to the next field.'],
    ['Escape', 'Closes the list. A second press clears the field.'],
    ['Alt + Down, Alt + Up', 'Opens and closes the list without moving.'],
  ],
  accessibility: [
    'Follows the WAI-ARIA combobox pattern.',
    'An option you moved to stays active when the answer puts it elsewhere.',
    'Late answers are ignored, so the list always matches the typed text.',
    'The number of matches is announced. The hint and the error are part of the accessible description.',
    'Browsers do not translate the list.',
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
