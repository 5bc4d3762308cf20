import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SwapButton',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['switch', 'reverse', 'exchange', 'icon button'],
  purpose: 'Swaps From and To.',
  alternatives: [{ when: 'It starts another action', use: 'button' }],
  do: [
    { copy: 'Swap From and To', why: 'Say in the name what is swapped.' },
    { why: 'Announce the new route.' },
  ],
  dont: [{ why: 'Do not swap the dates.' }],
  anatomy: [
    ['Circle', 'A button of 44 px between the fields.', 'button'],
    ['Arrow', 'One arrow, or two for a return trip.', 'svg'],
  ],
  pictured: 'RoundTrip',
  keyboard: [['Enter, Space', 'Swaps the places.']],
  accessibility: [
    'Its name is also its tooltip.',
    'It rotates when pressed, except with reduced motion.',
  ],
  spec: ['Flight search form'],
} satisfies WidgetDocs
