import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SwapButton',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['switch', 'reverse', 'exchange', 'icon button'],
  purpose: 'Exchanges From and To.',
  alternatives: [{ when: 'It does something else', use: 'button' }],
  do: [
    { copy: 'Swap From and To', why: 'Its name says what is exchanged.' },
    { why: 'Say the new route in words after it.' },
  ],
  dont: [{ why: 'Do not swap the dates.' }],
  anatomy: [
    ['Circle', 'On the stitched path, 44 px.'],
    ['Arrow', 'One; two when there is a return.'],
  ],
  keyboard: [['Enter, Space', 'Swaps.']],
  accessibility: [
    'Its name is its tooltip too.',
    'It turns by half, and stands still when motion is reduced.',
  ],
  spec: ['Flight search form', 'Decision 004, What is shown is what is searched'],
} satisfies WidgetDocs
