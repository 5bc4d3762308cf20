import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PriceIncludes',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['feature list', 'inclusions', 'bullet list'],
  purpose: "What a package's price covers and what it does not, as a row of icons with words.",
  alternatives: [
    { when: 'It lists documents', use: 'requirement-list' },
    { when: 'It is a sum of amounts', use: 'price-summary' },
  ],
  do: [
    { copy: 'Price Inclusive of', why: "The spec's words." },
    { why: 'Show what is not included too: greyed, and said.' },
  ],
  dont: [
    { why: 'Do not leave the words away.' },
    { why: 'Do not mark something as included that is extra on some dates.' },
  ],
  anatomy: [
    ['Heading', 'Price Inclusive of.'],
    ['Services', 'Eight, always in the same order.'],
  ],
  keyboard: [],
  accessibility: ['Each says whether it is included: grey alone says nothing.'],
  spec: ['Package page'],
} satisfies WidgetDocs
