import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'NumberStepper',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['stepper', 'number input', 'spin button', 'counter', 'quantity', 'spinner'],
  purpose: 'A small count with a minus and a plus: travellers, rooms.',
  alternatives: [
    { when: 'The number is large or exact', use: 'field' },
    { when: 'Several counts make one choice', use: 'passenger-modal' },
    { when: 'It is a range of prices', use: 'price-range-slider' },
  ],
  do: [
    { copy: 'Adults, 12 years and above', why: 'A hint says who counts.' },
    { why: 'Start with the likeliest number.' },
  ],
  dont: [
    { why: 'Do not hide the button at a limit: it stays and does nothing.' },
    { why: 'Do not use it above about twenty.' },
  ],
  anatomy: [
    ['Label and hint', 'At the start.'],
    ['Minus and plus', '44 px each.'],
    ['Number', 'A native number input that can be typed in.'],
    ['Error', 'Under the row.'],
  ],
  keyboard: [
    ['Up, Down', 'One more, one less.'],
    ['Digits', 'Types the number.'],
    ['Enter, Space', 'On a button: presses it.'],
  ],
  accessibility: [
    'The buttons say what they count: One more: Adults.',
    'At a limit the button stays focusable and says that it is disabled.',
    'The form has its value without JavaScript.',
  ],
  spec: ['Flight search form', 'Holiday reservation'],
} satisfies WidgetDocs
