import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'CountrySelect',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['country picker', 'nationality', 'dropdown'],
  purpose: 'Chooses a country from a native list; its value is the ISO code.',
  alternatives: [
    { when: 'It is the dial code of a phone number', use: 'phone-field' },
    { when: 'The list holds something else', use: 'field' },
    { when: 'You look for an airport of a country', use: 'airport-autocomplete' },
  ],
  do: [
    { copy: 'Nationality', why: 'Say which country is asked for.' },
    { why: 'Put the likeliest country first or preselect it where it is known.' },
  ],
  dont: [
    { copy: 'Country', why: 'Not enough when two countries are asked for on one page.' },
    { why: 'Do not put flags in the list: many systems draw them as letters or boxes.' },
  ],
  anatomy: [
    ['Label', 'As in every field.'],
    ['Select', "The phone's own list; typing finds a name."],
    ['Option', 'The name.'],
  ],
  keyboard: [
    ['Letters', 'Jumps to a country.'],
    ['Down, Up', 'Moves through the list.'],
    ['Space, Enter', 'Opens and takes, as the browser does.'],
  ],
  accessibility: [
    'A native select: it works without JavaScript and with every assistive technology.',
    'Browsers can fill it in (autocomplete: country).',
  ],
  defaults: [['Placeholder', 'Select...']],
  spec: ['Titles, genders and countries'],
} satisfies WidgetDocs
