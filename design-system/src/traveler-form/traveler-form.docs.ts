import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'TravelerForm',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['passenger form', 'passenger details', 'fieldset'],
  purpose: 'Everything the spec asks of one traveller. On a domestic flight no passport is asked.',
  alternatives: [
    { when: 'Only the number of travellers is asked', use: 'passenger-modal' },
    { when: 'It is one line of text', use: 'field' },
    { when: 'Documents are sent along', use: 'document-uploader' },
  ],
  do: [
    { copy: 'Traveller 1 Adult', why: 'Number and kind in the legend.' },
    { copy: 'This passport expires within 6 months of arrival', why: 'Warn in the hint, in time.' },
    { copy: 'Exactly as in the passport', why: 'Say it where names are typed.' },
  ],
  dont: [
    { why: 'Do not ask for a passport where a photo ID is enough.' },
    { why: 'Do not empty the form when something failed.' },
  ],
  anatomy: [
    ['Legend', 'Traveler n, and the kind.'],
    ['Lead', 'What fills the block in, such as a choice of saved travellers.'],
    ['Name, gender, birth date', 'As in the document.'],
    ['Nationality', 'A country.'],
    ['Passport', 'Number and expiry; only abroad.'],
    ['Contact', 'Mobile number, e-mail, address.'],
  ],
  keyboard: [['Tab', 'Moves through the fields in reading order.']],
  accessibility: [
    'Each traveller is a group with a name; browsers keep travellers apart when filling in.',
    'The first field with an error takes the focus.',
  ],
  spec: [
    'Flight booking',
    'Traveller rules',
    'Decision 009, Passport numbers have letters, and domestic flights need none',
  ],
} satisfies WidgetDocs
