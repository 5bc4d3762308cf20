import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PaymentOptions',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['payment method', 'checkout', 'radio cards', 'wallet'],
  purpose: 'Chooses how to pay: bKash, Nagad, Nexus Pay or cards with SSLCommerz.',
  alternatives: [
    { when: 'The choice is not about paying', use: 'radio-cards' },
    { when: 'There are two short choices', use: 'segmented-control' },
  ],
  do: [
    { copy: 'Please select a payment option', why: 'Shown at the chooser when nothing is chosen.' },
    { copy: 'Mobile wallet', why: 'One line says what each one is.' },
  ],
  dont: [
    { why: 'Do not choose one for the traveller.' },
    { why: "Do not copy a wallet's logo: the tiles are lettered." },
  ],
  anatomy: [
    ['Legend', 'Payment option.'],
    ['Choice', 'Native radio, tile, name, and a line.'],
    ['Error', 'On top of the choices, where the focus goes.'],
  ],
  keyboard: [
    ['Tab', 'Enters and leaves the group.'],
    ['Up, Down, Left, Right', 'Chooses.'],
  ],
  accessibility: [
    'A required radio group; after an error the group takes the focus and reads the message.',
    'The whole card can be pressed.',
    'Names of wallets are left alone by browser translation.',
  ],
  spec: [
    'Payment endpoints',
    'Decision 019, Payment options: one spelling on the wire, real names on screen',
  ],
} satisfies WidgetDocs
