import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Button',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['CTA', 'submit', 'icon button', 'action button'],
  purpose: 'Does something: searches, pays, adds, closes. Its variant says how much it matters.',
  alternatives: [
    { when: 'It goes to another page', use: 'link' },
    { when: 'It swaps From and To', use: 'swap-button' },
  ],
  do: [
    { copy: 'Search flights', why: 'A verb and its object say what will happen.' },
    { copy: 'Pay ৳12,34,567', why: 'Put the amount in the button that takes the money.' },
    {
      why: 'One vermilion primary button in a view: the one thing to do next. The main button of a part has the brand tone.',
    },
  ],
  dont: [
    { copy: 'Click here', why: 'It says nothing when heard alone.' },
    { copy: 'OK', why: 'Name what is agreed to instead.' },
    { why: 'Do not disable the button of a form: let it be pressed and say what is missing.' },
  ],
  anatomy: [
    [
      'Surface',
      'Primary in the action or the brand tone, secondary, ghost or danger; 44 px high, 36 px when small inside dense rows.',
    ],
    ['Icon', 'Optional, before the words; decoration.'],
    ['Label', 'Wraps when it is long.'],
    ['Busy ring', 'While loading, in place of the label; the width stays.'],
  ],
  keyboard: [['Enter, Space', 'Presses it.']],
  accessibility: [
    'While loading it keeps its name and focus, says that it is busy, and ignores presses.',
    'IconButton requires a label at compile time and shows it as its tooltip.',
    "ButtonLink looks the same and is a link, with a link's behaviour.",
  ],
  spec: ['Foundations, Colour'],
} satisfies WidgetDocs
