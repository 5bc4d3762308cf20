import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PriceRangeSlider',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['range', 'range input', 'min and max', 'slider'],
  purpose: 'Asks for a lowest and a highest price.',
  alternatives: [
    { when: 'It is an exact amount', use: 'field' },
    { when: 'It is a small number', use: 'number-stepper' },
    { when: 'It is one of the flight filters', use: 'filter-panel' },
  ],
  do: [
    { copy: '৳8,500 to ৳42,000', why: 'Show both amounts in full.' },
    { why: 'Take the limits from the prices in the list.' },
  ],
  dont: [
    { why: 'Do not search while the thumb moves. Search when it is released.' },
    { why: 'Do not use it when travellers need an exact amount.' },
  ],
  anatomy: [
    ['Label and amounts', 'Above the track.', 'legend'],
    ['Track', 'The chosen part is filled.'],
    ['Thumbs', 'Two thumbs of 44 px each. They cannot cross.', '[role=slider]'],
  ],
  pictured: 'Chosen',
  keyboard: [
    ['Tab', 'Moves from the lower to the higher thumb.'],
    ['Left, Right', 'Moves by one step.'],
    ['Page Up, Page Down', 'Moves by a larger step.'],
    ['Home, End', 'Moves to an end of the track.'],
  ],
  accessibility: [
    'Two sliders, each with a name and an amount.',
    'Until the script comes they are native ranges, so the form works without it.',
  ],
  defaults: [['Highest price without any', '1000']],
  spec: ['Package list', 'Widget defaults'],
} satisfies WidgetDocs
