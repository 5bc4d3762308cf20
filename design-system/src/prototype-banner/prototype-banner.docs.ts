import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PrototypeBanner',
  purpose: 'Says on every page of prototype mode that nothing here is real.',
  alternatives: [{ when: 'It is a message of the product', use: 'alert' }],
  do: [
    {
      copy: 'This is a prototype: flights, prices and bookings are made up, and no money moves.',
      why: 'Say it plainly and first.',
    },
  ],
  dont: [
    { copy: 'Beta', why: 'It does not say that no money moves.' },
    { why: 'Do not let it be closed.' },
  ],
  anatomy: [
    ['Strip', 'On top of the page.'],
    ['Word', 'Prototype.'],
    ['Sentence', 'What that means.'],
  ],
  keyboard: [],
  accessibility: ['A named region, read in its place.'],
  spec: ['Audience and products'],
} satisfies WidgetDocs
