import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Illustrations',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['pictures', 'artwork', 'spot illustration', 'images'],
  purpose:
    'Layered flat scenes, drawn for the product: destinations, the hero, empty pages and payments. No stock photography.',
  alternatives: [
    { when: 'It is a sign beside words', use: 'icon' },
    { when: 'The page is empty: put the scene in there', use: 'empty-state' },
    { when: 'The feature is not there yet', use: 'coming-soon' },
  ],
  do: [
    { why: 'One scene in a view, large enough to be looked at.' },
    { why: 'Fill a banner with slice; show everything with meet.' },
  ],
  dont: [
    { why: 'Do not put text over the busy half of a scene.' },
    { why: 'Do not recolour or crop by hand: each follows the theme.' },
  ],
  anatomy: [
    ['Scene', 'An SVG of its own, at most 8 kB compressed, fetched where it is shown.'],
    ['Palette', 'Light is dawn, dark is moonlight.'],
    ['Stitch', 'Each carries one running stitch.'],
  ],
  keyboard: [],
  accessibility: ['Decoration unless label says what it shows; then an image with that name.'],
  spec: ['Foundations, Illustrations'],
} satisfies WidgetDocs
