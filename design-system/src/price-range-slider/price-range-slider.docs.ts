import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PriceRangeSlider',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['range', 'range input', 'min and max', 'slider'],
  purpose: 'From this price to that one, along one track.',
  alternatives: [
    { when: 'It is one exact amount', use: 'field' },
    { when: 'It is a small count', use: 'number-stepper' },
    { when: 'It is part of the flight filters', use: 'filter-panel' },
  ],
  do: [
    { copy: '৳8,500 to ৳42,000', why: 'Show both amounts in full.' },
    { why: 'Let the track follow the prices there are.' },
  ],
  dont: [
    { why: 'Do not search at every move: wait until the thumb is let go.' },
    { why: 'Do not use it when a step matters.' },
  ],
  anatomy: [
    ['Label and amounts', 'On top.'],
    ['Track', 'The chosen part is filled.'],
    ['Thumbs', 'Two, 44 px each; they meet and never cross.'],
  ],
  keyboard: [
    ['Tab', 'Moves from the lower to the higher thumb.'],
    ['Left, Right', 'One step.'],
    ['Page Up, Page Down', 'A larger step.'],
    ['Home, End', 'To the end of the track.'],
  ],
  accessibility: [
    'Two native ranges, each with its name and its amount in words.',
    'The form has both values without JavaScript.',
  ],
  defaults: [['Highest price without any', '1000']],
  spec: ['Package list', 'Widget defaults'],
} satisfies WidgetDocs
