import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'RequirementList',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['checklist', 'document list', 'to-do list'],
  purpose: 'What each kind of applicant must bring for a visa.',
  alternatives: [
    { when: 'Documents are sent along', use: 'document-uploader' },
    { when: 'It shows what a price covers', use: 'price-includes' },
    { when: 'The parts are not kinds of applicant', use: 'tabs' },
  ],
  do: [
    { copy: 'Jobholders', why: "The spec's names for the eight kinds." },
    { copy: 'No documents are asked for.', why: 'Say so when there are none.' },
  ],
  dont: [
    { copy: 'Supporting documents', why: 'Name each document.' },
    { why: 'Do not mark a document as optional unless the embassy does.' },
  ],
  anatomy: [
    ['Tabs', 'All kinds, none chosen at first.'],
    ['List', 'Of the chosen kind, one document a line.'],
  ],
  keyboard: [
    ['Left, Right', 'The kind beside.'],
    ['Home, End', 'The first, the last kind.'],
  ],
  accessibility: [
    'Tabs that wrap, so that no kind lies out of sight.',
    'Without JavaScript everything is shown.',
  ],
  spec: ['Visa requirements'],
} satisfies WidgetDocs
