import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'RequirementList',
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
    { copy: 'Supporting papers', why: 'Name each paper.' },
    { why: 'Do not mark a paper as optional unless the embassy does.' },
  ],
  anatomy: [
    ['Tabs', 'The kinds, on a phone.'],
    ['Columns', 'All kinds side by side, on a desktop.'],
    ['List', 'One paper a line.'],
  ],
  keyboard: [
    ['Left, Right', 'On a phone: the kind beside.'],
    ['Home, End', 'The first, the last kind.'],
  ],
  accessibility: [
    'Tabs on a phone, headings and lists on a desktop: nobody has to choose to read.',
    'Without JavaScript everything is shown.',
  ],
  spec: ['Section 2, visaDetails', 'Section 3'],
} satisfies WidgetDocs
