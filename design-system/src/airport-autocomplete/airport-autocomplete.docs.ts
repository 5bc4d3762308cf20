import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'AirportAutocomplete',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['autosuggest', 'typeahead', 'airport search', 'lookup'],
  purpose:
    "Finds an airport by code, city, name or country as you type. It always shows the airport's name with its code, because some cities have more than one airport.",
  alternatives: [
    { when: 'The list is not about airports', use: 'combobox' },
    { when: 'There are under ten choices', use: 'field' },
    { when: 'You choose a country', use: 'country-select' },
  ],
  do: [
    { copy: 'From', why: 'Use a label of one short word. The value shows the code and the name.' },
    { copy: 'Choose where you fly from.', why: 'Write errors that say what to do.' },
    { why: "Suggest recent searches first, then airports in the traveller's country." },
    { why: 'Pass popular airports. The first letters are answered at once.' },
  ],
  dont: [
    { copy: 'DAC', why: 'Do not show the code alone. Bangkok has two airports.' },
    { copy: 'Enter IATA code', why: 'Do not ask for a code. Few travellers know one.' },
  ],
  anatomy: [
    ['Label', 'Small, above the value.', '[id$="-label"]'],
    ['Code and city', 'The large line. You type here.', 'input'],
    [
      'Note',
      'Country and airport name. A long name is shortened on screen and read in full by screen readers.',
    ],
    ['List', 'Suggestions in groups, or matches with the typed part marked.'],
    ['Error', 'Icon and sentence under the box.', '[id$="-error"]'],
    ['Sheet', 'On a small touch screen the field and its list fill the screen.'],
  ],
  pictured: 'WithError',
  keyboard: [
    ['Letters', 'Searches. The first match becomes active.'],
    ['Down, Up', 'Moves through the list and wraps at its ends.'],
    ['Page Down, Page Up', 'Moves by five.'],
    ['Enter', 'Chooses the active airport.'],
    [
      'Tab',
      'Chooses the active airport and moves to the next field. Three letters that are no code and begin no city make none active.',
    ],
    ['Escape', 'Closes the list. A second press clears the field.'],
  ],
  accessibility: [
    'Follows the WAI-ARIA combobox pattern. The focus stays in the input.',
    'The number of matches, "Loading..." and "No options" are announced.',
    'The note, error and hint are part of the accessible description.',
    'The first letters show popular airports that begin so, until the answer comes. The option you moved to stays active.',
    'Without JavaScript the form sends the typed text.',
  ],
  spec: ['Flight search form', 'Search choices', 'Widget defaults'],
  opens: 480,
} satisfies WidgetDocs
