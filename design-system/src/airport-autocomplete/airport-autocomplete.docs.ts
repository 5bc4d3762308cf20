import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'AirportAutocomplete',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['autosuggest', 'typeahead', 'airport search', 'lookup'],
  purpose:
    "Finds an airport by code, city, name or country while you type. It always shows the airport's name beside its code, so that nobody flies to the wrong one.",
  alternatives: [
    { when: 'The list is not about airports', use: 'combobox' },
    { when: 'There are under ten choices', use: 'field' },
    { when: 'You choose a country', use: 'country-select' },
  ],
  do: [
    { copy: 'From', why: 'Label it with one short word: the code and the name say the rest.' },
    { copy: 'Choose where you fly from.', why: 'An error says what to do.' },
    { why: 'Suggest recent searches first, then airports of the usual country.' },
  ],
  dont: [
    { copy: 'DAC', why: 'Do not show the code alone: Bangkok has two airports.' },
    { copy: 'Enter IATA code', why: 'Do not ask for a code: few travellers know one.' },
  ],
  anatomy: [
    ['Label', 'Small, above the value.'],
    ['Code and city', 'The large line. The code is tabular, the city is what you type in.'],
    ['Note', 'Country and airport name; a long name is cut on screen and read in full.'],
    ['List', 'Suggestions in groups, or matches with the typed part marked.'],
    ['Error', 'Icon and sentence under the box.'],
    ['Sheet', 'On a touch screen that is narrow or short: the field on top of the whole screen.'],
  ],
  keyboard: [
    ['Letters', 'Search; the first match becomes active.'],
    ['Down, Up', 'Move through the list, around its ends.'],
    ['Page Down, Page Up', 'Move by five.'],
    ['Enter', 'Takes the active airport.'],
    ['Tab', 'Takes the active airport and goes on.'],
    ['Escape', 'Closes the list; a second press empties the field.'],
  ],
  accessibility: [
    'A combobox after WAI-ARIA APG 1.2; the focus stays in the input.',
    'The number of matches, "Loading..." and "No options" are announced.',
    'Note, error and hint are all in the description.',
    'Sent without JavaScript it carries what was typed.',
  ],
  spec: [
    'Flight search form',
    'Search choices',
    'Widget defaults',
    'Decision 004, What is shown is what is searched',
    'Decision 005, An empty airport field suggests what is near first',
  ],
  opens: 480,
} satisfies WidgetDocs
