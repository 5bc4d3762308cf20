import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Divider',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['separator', 'rule', 'hr', 'line'],
  purpose:
    'The running stitch: the dashed line that divides, underlines a heading or draws a journey.',
  alternatives: [
    { when: 'Things only need distance', use: 'stack' },
    { when: 'It is the edge of a ticket', use: 'card' },
  ],
  do: [
    { why: "Use the short marigold stitch under a section's heading." },
    { why: 'Use the subtle stitch between rows.' },
  ],
  dont: [
    { why: 'Do not use it as a border around things.' },
    { why: 'Do not put two stitches next to each other: it is a motif, not a pattern.' },
  ],
  anatomy: [['Stitch', 'Horizontal or vertical; subtle or accent; whole or short.']],
  keyboard: [],
  accessibility: [
    'Decoration by default; as a separator it says so.',
    'It is drawn as a border, so it stays in forced colours.',
  ],
  spec: ['Foundations'],
} satisfies WidgetDocs
