import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PhoneField',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['phone number', 'mobile', 'telephone', 'tel input', 'dial code'],
  purpose: 'A mobile number with its country code, sent as two values.',
  alternatives: [
    { when: 'Only the country is asked', use: 'country-select' },
    { when: 'It is another number', use: 'field' },
  ],
  do: [
    { copy: 'Bangladesh (+880)', why: "The country's name first: typing it finds it." },
    { why: "Preselect the code of the traveller's country." },
  ],
  dont: [
    { copy: '+880 1XXXXXXXXX', why: 'Do not ask for the code inside the number.' },
    { why: 'Do not refuse spaces: people group digits.' },
  ],
  anatomy: [
    ['Country Code', 'A native select of names with codes.'],
    ['Mobile Number', "A field with the phone's number pad."],
    ['Hint and errors', 'Under the part they are about.'],
  ],
  keyboard: [
    ['Letters', 'Finds a country.'],
    ['Tab', 'Moves to the number.'],
  ],
  accessibility: ['Two labelled controls; browsers fill in both.'],
  spec: ['Traveller rules'],
} satisfies WidgetDocs
