import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PlacesToStay',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['hotels', 'accommodation', 'tiles', 'destinations'],
  purpose: 'Shows places to stay on the home page, with a picture.',
  alternatives: [
    { when: 'It links to deals', use: 'best-deals-banner' },
    { when: 'It is a package with a price', use: 'package-card' },
    { when: 'Hotels are not available yet', use: 'coming-soon' },
  ],
  do: [
    { copy: 'Explore unique places to stay', why: 'Use the wording of the specification.' },
    { why: 'Use one picture and at most four places.' },
  ],
  dont: [{ why: 'Do not show prices here.' }],
  anatomy: [
    ['Heading', 'Of the section.'],
    ['Scene', 'A picture with a short text on it.'],
    ['Places', 'A picture, a name and a line of text.'],
  ],
  keyboard: [['Tab', 'Moves through the places.']],
  accessibility: ['A section named by its heading. Pictures are decorative.'],
  spec: ['Home'],
} satisfies WidgetDocs
