import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DeliveryMethod',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['shipping option', 'radio group'],
  purpose: 'Asks whether the traveller brings the documents or has them picked up for a charge.',
  alternatives: [
    { when: 'It is another choice that needs details', use: 'radio-cards' },
    { when: 'It is a way to pay', use: 'payment-options' },
  ],
  do: [
    { copy: 'Pick Up Charge BDT 500TK', why: 'Show the charge beside the option.' },
    { why: 'Say where the office is before the traveller chooses to go there.' },
    { why: 'Keep the address when the traveller tries the other option.' },
  ],
  dont: [
    { why: 'Do not preselect pick-up. It costs money.' },
    { why: 'Do not ask for the address before pick-up is chosen.' },
  ],
  anatomy: [
    ['Choices', 'Two native radios as cards.', 'label:has(input[type=radio])'],
    ['Office', 'The address, below the option to bring the documents.'],
    ['Charge', 'At the end of the pick-up option.'],
    ['Address and date', 'Shown for pick-up only.'],
    ['Error', 'Above the options. The focus moves there.'],
  ],
  pictured: 'PickUp',
  keyboard: [
    ['Up, Down, Left, Right', 'Chooses an option.'],
    ['Tab', 'Moves to the address and date.'],
  ],
  accessibility: [
    'A required radio group. An error is part of its accessible description.',
    'Without JavaScript both parts are shown. The chosen option decides which is used.',
  ],
  spec: ['Document delivery'],
} satisfies WidgetDocs
