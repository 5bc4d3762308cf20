import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PlacesToStay',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['hotels', 'accommodation', 'tiles', 'destinations'],
  purpose: 'The last section of the home page: a scene with a promise, and places to go to.',
  alternatives: [
    { when: 'It leads to deals', use: 'best-deals-banner' },
    { when: 'It is a package with a price', use: 'package-card' },
    { when: 'Hotels are not there yet', use: 'coming-soon' },
  ],
  do: [
    { copy: 'Explore unique places to stay', why: "The spec's words." },
    { why: 'One scene, and at most four places.' },
  ],
  dont: [{ why: 'Do not show prices here.' }],
  anatomy: [
    ['Heading', 'Of the section.'],
    ['Scene', 'With the promo sewn on.'],
    ['Places', 'Picture, name, a line.'],
  ],
  keyboard: [['Tab', 'Moves through the places.']],
  accessibility: ['A section named by its heading; pictures are decoration.'],
  spec: ['Home'],
} satisfies WidgetDocs
