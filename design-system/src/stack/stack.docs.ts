import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Stack',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['layout', 'spacing', 'flex', 'grid', 'inline', 'row', 'column', 'spacer'],
  purpose:
    'Sets the space between elements. Stack puts them below each other, Inline beside each other, Grid in equal columns.',
  alternatives: [
    { when: 'The group needs a background or a border', use: 'card' },
    { when: 'A line should divide the elements', use: 'divider' },
  ],
  do: [
    { why: 'Use a small gap inside a group and a larger gap between groups.' },
    { why: 'Let Inline wrap on small screens.' },
  ],
  dont: [
    { why: 'Do not give widgets margins. Their parent sets the space.' },
    { why: 'Do not use Grid for running text.' },
  ],
  anatomy: [
    ['Stack', 'Elements below each other.'],
    ['Inline', 'Elements beside each other. They wrap.'],
    ['Grid', 'Two to four columns, fewer where it is narrow.'],
  ],
  keyboard: [],
  accessibility: [
    'Choose the element by its meaning, such as a list, section or nav.',
    'The visual order is the order in the page.',
  ],
  spec: ['Foundations, Space'],
} satisfies WidgetDocs
