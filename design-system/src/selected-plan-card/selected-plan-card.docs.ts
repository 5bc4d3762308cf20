import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SelectedPlanCard',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['summary card', 'chosen plan', 'selection'],
  purpose: 'Shows the chosen visa plan beside the application form.',
  alternatives: [
    { when: 'It is one of several plans to choose from', use: 'visa-option-card' },
    { when: 'It is the total to pay', use: 'price-summary' },
  ],
  do: [
    { copy: 'Refundable: No, once at the embassy', why: 'Say it before the traveller pays.' },
    { why: 'Link back to the other plans.' },
  ],
  dont: [{ why: 'Do not show a price that differs from the price summary.' }],
  anatomy: [
    ['Label', 'Selected plan.'],
    ['Name and country', 'The heading.', 'h1, h2, h3'],
    ['Facts', 'The validity and the length of stay, in days.', 'dl, ul'],
    ['Action', 'An optional link to other plans.'],
  ],
  pictured: 'WithPicture',
  keyboard: [['Tab', 'Moves to the action.']],
  accessibility: ['A section named by its label. Facts are terms with values.'],
  spec: ['Visa application'],
} satisfies WidgetDocs
