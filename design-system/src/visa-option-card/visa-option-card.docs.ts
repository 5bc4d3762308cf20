import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'VisaOptionCard',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['plan card', 'pricing card', 'product card'],
  purpose: 'Shows one visa plan: its validity, the length of stay and the price.',
  alternatives: [
    { when: 'The plan is already chosen', use: 'selected-plan-card' },
    { when: 'It is a list of documents to bring', use: 'requirement-list' },
  ],
  do: [
    {
      copy: 'Validity 90 days, Stay period 30 days',
      why: 'Always show both. Travellers mix them up.',
    },
    { copy: 'Refundable: No, once at the embassy', why: 'Say it before the traveller chooses.' },
  ],
  dont: [
    { copy: '100% approval', why: 'Do not promise a visa.' },
    { why: 'Do not sort plans by profit.' },
  ],
  anatomy: [
    ['Offer', 'An optional badge.'],
    ['Name', 'The heading.', 'h1, h2, h3'],
    ['Facts', 'Validity, length of stay and whether it is refundable.', 'dl, ul'],
    ['Button', 'Shows the price and chooses the plan.', 'a'],
  ],
  pictured: 'SingleEntry',
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Chooses this plan.'],
  ],
  accessibility: ['The button names the price and the plan.'],
  spec: ['Visa requirements'],
} satisfies WidgetDocs
