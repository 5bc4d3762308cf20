import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Stack',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['layout', 'spacing', 'flex', 'grid', 'inline', 'row', 'column', 'spacer'],
  purpose:
    'Distance between things, from the scale. Stack puts them below each other, Inline beside each other, Grid in equal columns.',
  alternatives: [
    { when: 'It needs a background or an edge', use: 'card' },
    { when: 'A line should divide them', use: 'divider' },
  ],
  do: [
    { why: 'Use one gap inside a group and a larger one between groups.' },
    { why: 'Let Inline wrap: it does so by itself on a phone.' },
  ],
  dont: [
    { why: "Do not give margins to widgets: their place is their parent's business." },
    { why: 'Do not use Grid for text that reads in one column.' },
  ],
  anatomy: [
    ['Stack', 'One below the other.'],
    ['Inline', 'Beside each other, wrapping.'],
    ['Grid', 'Two, three or four columns; one on a phone.'],
  ],
  keyboard: [],
  accessibility: [
    'Choose the element by meaning: list, section, nav.',
    'The order on the screen is the order in the page.',
  ],
  spec: ['Foundations, Space'],
} satisfies WidgetDocs
