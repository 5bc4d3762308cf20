import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DeliveryMethod',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['shipping option', 'radio group'],
  purpose:
    "How a traveller's documents come to the office: dropped off, or picked up for a charge.",
  alternatives: [
    { when: 'It is another choice with details', use: 'radio-cards' },
    { when: 'It is how to pay', use: 'payment-options' },
  ],
  do: [
    { copy: 'Pick Up Charge BDT 500TK', why: 'Say the charge at the choice, not at the end.' },
    { why: 'Keep the address when the other choice is tried.' },
  ],
  dont: [
    { why: 'Do not choose pick-up beforehand: it costs money.' },
    { why: 'Do not ask for the address before pick-up is chosen.' },
  ],
  anatomy: [
    ['Choices', 'Two native radios as cards.'],
    ['Charge', 'At the end of pick-up.'],
    ['Address and date', 'Asked for with pick-up only.'],
    ['Error', 'On top, where the focus goes.'],
  ],
  keyboard: [
    ['Up, Down, Left, Right', 'Chooses.'],
    ['Tab', 'Goes on to address and date.'],
  ],
  accessibility: [
    'A required radio group; an error is in its description.',
    'Without JavaScript both parts are shown and the radio decides.',
  ],
  spec: [
    'Document delivery',
    "Decision 036, A visa's price, its pickup, and the passport's six months",
  ],
} satisfies WidgetDocs
