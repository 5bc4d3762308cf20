import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'RequirementList',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['checklist', 'document list', 'to-do list'],
  purpose: 'Lists the documents that each type of applicant needs for a visa.',
  alternatives: [
    { when: 'Travellers upload documents', use: 'document-uploader' },
    { when: 'It shows what a price includes', use: 'price-includes' },
    { when: 'The parts are not types of applicant', use: 'tabs' },
  ],
  do: [
    { copy: 'Job holder', why: 'Name each type in the words that its applicants use.' },
    { copy: 'No documents are asked for.', why: 'Say so when no documents are needed.' },
  ],
  dont: [
    { copy: 'Supporting documents', why: 'Name each document.' },
    { why: 'Do not mark a document as optional unless the embassy does.' },
  ],
  anatomy: [
    ['Tabs', 'All types. None is chosen at first.', '[role=tablist], ul, fieldset'],
    ['List', 'The documents of the chosen type, one on each line.', 'ol, ul'],
  ],
  pictured: 'Chosen',
  keyboard: [
    ['Enter, Space', 'Opens the first type, while none is chosen.'],
    ['Left, Right', 'Moves to the next type.'],
    ['Home, End', 'Moves to the first or last type.'],
  ],
  accessibility: [
    'Tabs wrap, so that all types are visible.',
    'Without JavaScript all lists are shown.',
  ],
  spec: ['Visa requirements'],
} satisfies WidgetDocs
