import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PhoneField',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['phone number', 'mobile', 'telephone', 'tel input', 'dial code'],
  purpose: 'Asks for a mobile number and its country code.',
  alternatives: [
    { when: 'You only need the country', use: 'country-select' },
    { when: 'It is another kind of number', use: 'field' },
  ],
  do: [
    { copy: 'Bangladesh (+880)', why: "Start with the country's name, so that typing finds it." },
    { why: "Preselect the code of the traveller's country." },
  ],
  dont: [
    { copy: '+880 1XXXXXXXXX', why: 'Do not ask for the code as part of the number.' },
    { why: 'Do not reject spaces between digits.' },
  ],
  anatomy: [
    ['Country Code', 'A native list of countries with their codes.', 'select'],
    ['Mobile Number', 'A field that opens the number pad on phones.', 'input'],
    ['Hint and errors', 'Below the field that they belong to.'],
  ],
  pictured: 'Filled',
  keyboard: [
    ['Letters', 'Finds a country.'],
    ['Tab', 'Moves to the number.'],
  ],
  accessibility: ['Two labelled controls that browsers can fill in.'],
  spec: ['Traveller rules'],
} satisfies WidgetDocs
