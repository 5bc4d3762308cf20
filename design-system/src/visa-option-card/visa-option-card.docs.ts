import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'VisaOptionCard',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['plan card', 'pricing card', 'product card'],
  purpose:
    'One way to get a visa: how long it holds, how long one may stay, and its price on the button.',
  alternatives: [
    { when: 'It is chosen already', use: 'selected-plan-card' },
    { when: 'It lists what to bring', use: 'requirement-list' },
  ],
  do: [
    { copy: 'Validity 90 days, Stay period 30 days', why: 'Both, always: they are mixed up.' },
    { copy: 'Refundable: No', why: 'Said before one chooses.' },
  ],
  dont: [
    { copy: '100% approval', why: 'Nobody can promise a visa.' },
    { why: 'Do not order the cards by what we earn.' },
  ],
  anatomy: [
    ['Offer', 'A badge, when there is one.'],
    ['Name', 'The heading.'],
    ['Facts', 'Validity, stay, refundable.'],
    ['Button', 'Shows the price and leads on.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Goes on with this option.'],
  ],
  accessibility: ['The button says price and option, so that several differ when heard.'],
  spec: ['Visa requirements'],
} satisfies WidgetDocs
