import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'TravelerForm',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['passenger form', 'passenger details', 'fieldset'],
  purpose: 'Asks for the details of one traveller. Domestic flights do not need a passport.',
  alternatives: [
    { when: 'You only need the number of travellers', use: 'passenger-modal' },
    { when: 'It is a single field', use: 'field' },
    { when: 'Travellers upload documents', use: 'document-uploader' },
  ],
  do: [
    { copy: 'Traveller 1 Adult', why: 'Put the number and the type in the legend.' },
    { copy: 'This passport expires within 6 months of arrival', why: 'Warn early, in the hint.' },
    { copy: 'Exactly as in the passport', why: 'Say so at the name fields.' },
  ],
  dont: [
    { why: 'Do not ask for a passport when a photo ID is enough.' },
    { why: 'Do not clear the form after an error.' },
  ],
  anatomy: [
    ['Legend', 'The number and type of the traveller.'],
    ['Lead', 'Fills in the form, such as a list of saved travellers.'],
    ['Name, gender, birth date', 'As written in the document.'],
    ['One name', 'A box. The field of the first name goes away with it.'],
    ['On the ticket', 'How the ticket will read, as the names are typed.'],
    ['Nationality', 'A list of countries.'],
    ['Passport', 'Expiry date, number and issuer, for flights abroad only.'],
    ['Contact', 'Mobile number, email, address.'],
  ],
  keyboard: [['Tab', 'Moves through the fields in reading order.']],
  accessibility: [
    'Each traveller is a named group. Browsers fill in each traveller separately.',
    'The focus moves to the first error.',
  ],
  spec: ['Flight booking', 'Traveller rules'],
} satisfies WidgetDocs
