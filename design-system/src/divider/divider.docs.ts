import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Divider',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['separator', 'rule', 'hr', 'line'],
  purpose: 'A dashed line that divides content, underlines a heading or joins two places.',
  alternatives: [
    { when: 'The parts only need space between them', use: 'stack' },
    { when: 'It is the edge of a ticket', use: 'card' },
  ],
  do: [
    { why: "Use the short accent line below a section's heading." },
    { why: 'Use the subtle line between rows.' },
  ],
  dont: [
    { why: 'Do not use it as a border.' },
    { why: 'Do not put two dashed lines next to each other.' },
  ],
  anatomy: [['Stitch', 'Horizontal or vertical, subtle or accent, full length or short.']],
  keyboard: [],
  accessibility: [
    'Decorative by default. As a separator it is announced.',
    'It is visible in forced-colours mode.',
  ],
  spec: ['Foundations'],
} satisfies WidgetDocs
