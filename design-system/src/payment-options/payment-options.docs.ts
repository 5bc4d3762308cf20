import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PaymentOptions',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['payment method', 'checkout', 'radio cards', 'wallet'],
  purpose: 'Asks how to pay: bKash, Nagad, Nexus Pay, or cards with SSLCommerz.',
  alternatives: [
    { when: 'The choice is not about paying', use: 'radio-cards' },
    { when: 'There are two short options', use: 'segmented-control' },
  ],
  do: [
    { copy: 'Please select a payment option', why: 'Show this error when nothing is chosen.' },
    { copy: 'Mobile wallet', why: 'Describe each option in one line.' },
    { copy: 'Sandbox: no money moves', why: 'Say what is unusual about an option on its card.' },
  ],
  dont: [
    { why: 'Do not preselect an option.' },
    { why: 'Do not use logos of payment services. Use the tiles.' },
  ],
  anatomy: [
    ['Legend', 'Payment option.', 'legend'],
    ['Choice', 'A native radio button, tile, name and description.', 'label'],
    ['Notice', 'A badge in the choice, when paying by it is no real payment.'],
    ['Error', 'Above the options. The focus moves there.', '[id$="-error"]'],
  ],
  pictured: 'Missing',
  keyboard: [
    ['Tab', 'Enters and leaves the group.'],
    ['Up, Down, Left, Right', 'Chooses an option.'],
  ],
  accessibility: [
    'A required radio group. After an error the focus moves to the group, and the message is announced.',
    'The whole card can be pressed.',
    'An option that cannot be chosen is disabled, and its card says why.',
    'Browsers do not translate the names of payment services.',
  ],
  spec: ['Payment endpoints'],
} satisfies WidgetDocs
