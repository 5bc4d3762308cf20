import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Icons',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['glyph', 'symbol', 'pictogram', 'SVG'],
  purpose: 'A set of line icons on a grid of 24 px. They have the colour of the text beside them.',
  alternatives: [
    { when: 'It is an airline', use: 'airline-mark' },
    { when: 'It is a button without text', use: 'button' },
    { when: 'It is a picture for an empty page', use: 'illustrations' },
  ],
  do: [
    { why: 'Put text beside the icon.' },
    { why: 'Give it a label when it has no text beside it.' },
  ],
  dont: [
    { why: 'Do not show a status by an icon alone.' },
    { why: 'Do not use sizes other than 16, 20 and 24 px. They would look blurred.' },
  ],
  anatomy: [
    ['Line', 'Two units thick, with round ends.'],
    ['Grid', '24 by 24 units. The default size is 20 px.'],
  ],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers unless it has a label.',
    'Arrows and planes are mirrored in right-to-left text.',
    'It has the colour of the text, so it is visible in forced-colours mode.',
  ],
  spec: ['Foundations'],
} satisfies WidgetDocs
