import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SelectedPlanCard',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['summary card', 'chosen plan', 'selection'],
  purpose: 'The visa plan that is being booked, beside the form.',
  alternatives: [
    { when: 'It is one of several to choose from', use: 'visa-option-card' },
    { when: 'It is the sum to pay', use: 'price-summary' },
  ],
  do: [
    { copy: 'Refundable: No', why: 'Said before one pays.' },
    { why: 'Give a way back to the other plans.' },
  ],
  dont: [{ why: 'Do not show the price here and another one in the summary.' }],
  anatomy: [
    ['Label', 'Selected plan.'],
    ['Name and country', 'The heading.'],
    ['Facts', 'Validity and stay, in days.'],
    ['Action', 'Another plan, optional.'],
  ],
  keyboard: [['Tab', 'Moves to the action.']],
  accessibility: ['A section named by its label; facts are terms and values.'],
  spec: ['Visa application'],
} satisfies WidgetDocs
