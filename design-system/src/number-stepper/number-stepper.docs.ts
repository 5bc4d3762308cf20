import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'NumberStepper',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['stepper', 'number input', 'spin button', 'counter', 'quantity', 'spinner'],
  purpose: 'Asks for a small number, such as rooms, with minus and plus buttons.',
  alternatives: [
    { when: 'The number is large', use: 'field' },
    { when: 'You ask for several types of traveller', use: 'passenger-modal' },
    { when: 'It is a price range', use: 'price-range-slider' },
  ],
  do: [
    { copy: 'Adults, 12 years and above', why: 'Explain in a hint what to count.' },
    { why: 'Start with the likeliest number.' },
  ],
  dont: [
    { why: 'Do not hide a button at a limit. Disable it.' },
    { why: 'Do not use it for numbers above twenty.' },
  ],
  anatomy: [
    ['Label and hint', 'Before the buttons.', 'label'],
    ['Minus and plus', '44 px each.', 'button'],
    ['Number', 'Travellers can type in it, in Bangla with Bangla digits.', 'input'],
    ['Error', 'Below the row.', '[id$="-error"]'],
  ],
  pictured: 'WithError',
  keyboard: [
    ['Up, Down', 'Adds or subtracts one.'],
    ['Digits', 'Types the number.'],
    ['Enter, Space', 'On a button: presses it.'],
  ],
  accessibility: [
    'The buttons name what they count, such as One more: Adults.',
    'At a limit the button keeps the focus and is announced as disabled.',
    'The form works without JavaScript.',
  ],
  spec: ['Flight search form', 'Holiday reservation'],
} satisfies WidgetDocs
