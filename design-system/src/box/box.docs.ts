import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Box',
  purpose:
    'A plain element with padding, background, edge and place from the tokens. For layouts that no other widget gives.',
  alternatives: [
    { when: 'Things only need distance', use: 'stack' },
    { when: 'It is a sheet of paper', use: 'card' },
    { when: 'It is a line', use: 'divider' },
  ],
  do: [
    { why: 'Use it for the last bit of layout, not the first.' },
    { why: 'Choose the element by meaning.' },
  ],
  dont: [{ why: 'Do not rebuild a card with it.' }, { why: 'Do not use it for text styles.' }],
  anatomy: [
    ['Element', 'Any, by meaning.'],
    ['Properties', 'Steps of the scales only; start and end instead of left and right.'],
  ],
  keyboard: [],
  accessibility: [
    'It adds no role and no focus.',
    'The order on the screen is the order in the page.',
  ],
  spec: ['Foundations, Space'],
} satisfies WidgetDocs
