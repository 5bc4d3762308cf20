import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Illustrations',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['pictures', 'artwork', 'spot illustration', 'images'],
  purpose:
    'Flat scenes of destinations, the hero, empty pages and payments. We do not use stock photography.',
  alternatives: [
    { when: 'It is a symbol beside text', use: 'icon' },
    { when: 'The page is empty: use the picture inside an empty state', use: 'empty-state' },
    { when: 'The feature is not available yet', use: 'coming-soon' },
  ],
  do: [
    { why: 'Use one scene in a view, at a large size.' },
    { why: 'Use slice to fill a banner, and meet to show the whole scene.' },
  ],
  dont: [
    { why: 'Do not put text over the detailed half of a scene.' },
    { why: 'Do not change the colours or crop a scene. It follows the theme.' },
  ],
  anatomy: [
    ['Scene', 'An SVG file of at most 8 kB compressed, loaded where it is shown.'],
    ['Palette', 'The light theme shows dawn, the dark theme moonlight.'],
    ['Stitch', 'Each scene has one dashed line.'],
  ],
  keyboard: [],
  accessibility: ['Decorative unless it has a label. Then it is an image with that name.'],
  spec: ['Foundations, Illustrations'],
} satisfies WidgetDocs
