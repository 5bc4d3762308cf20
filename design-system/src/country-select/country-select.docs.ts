import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'CountrySelect',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['country picker', 'nationality', 'dropdown'],
  purpose: 'Lets travellers choose a country from a native list. The value is the ISO code.',
  alternatives: [
    { when: 'It is the dial code of a phone number', use: 'phone-field' },
    { when: 'The options are not countries', use: 'field' },
    { when: 'You need an airport', use: 'airport-autocomplete' },
  ],
  do: [
    { copy: 'Nationality', why: 'Say which country you ask for.' },
    { why: 'Put the likeliest country first, or preselect it when you know it.' },
  ],
  dont: [
    { copy: 'Country', why: 'It is unclear when a page asks for two countries.' },
    { why: 'Do not put flags in the list. Many systems show them as letters or boxes.' },
  ],
  anatomy: [
    ['Label', 'As in every field.', 'label'],
    ['Select', 'A native list. Typing finds a name.', 'select'],
    ['Option', 'The name of a country.'],
  ],
  pictured: 'Chosen',
  keyboard: [
    ['Letters', 'Jumps to a country.'],
    ['Down, Up', 'Moves through the list.'],
    ['Space, Enter', 'Opens the list and chooses.'],
  ],
  accessibility: [
    'A native select, which works without JavaScript and with assistive technology.',
    'Browsers can fill it in (autocomplete is country).',
  ],
  defaults: [['Placeholder', 'Select...']],
  spec: ['Titles, genders and countries'],
} satisfies WidgetDocs
