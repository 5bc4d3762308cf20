import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Icons',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['glyph', 'symbol', 'pictogram', 'SVG'],
  purpose:
    'One set of line icons on a grid of 24 px, drawn for the product. They take the colour and the size of the text beside them.',
  alternatives: [
    { when: 'It is an airline', use: 'airline-mark' },
    { when: 'It can be pressed and has no words', use: 'button' },
    { when: 'It is a scene for an empty page', use: 'illustrations' },
  ],
  do: [
    { why: 'Put a word beside it: the icon only helps to find it.' },
    { why: 'Give it a label when it stands alone.' },
  ],
  dont: [
    { why: 'Do not use an icon as the only sign of a status.' },
    { why: 'Do not scale it between its sizes: 16, 20 and 24 are drawn to be sharp.' },
  ],
  anatomy: [
    ['Line', 'Two units thick, round ends.'],
    ['Grid', '24 by 24, 20 by default.'],
  ],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers unless it has a label.',
    'Arrows and planes turn around in right-to-left text.',
    "It is drawn in the text's colour, so it stays in forced colours.",
  ],
  spec: ['Foundations'],
} satisfies WidgetDocs
