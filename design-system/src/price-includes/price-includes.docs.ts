import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PriceIncludes',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['feature list', 'inclusions', 'bullet list'],
  purpose: 'Shows what the price of a package includes, as a row of icons with text.',
  alternatives: [
    { when: 'It lists documents', use: 'requirement-list' },
    { when: 'It is a list of amounts', use: 'price-summary' },
  ],
  do: [
    { copy: 'Price Inclusive of', why: 'Use the wording of the specification.' },
    { why: 'Also show what is not included, in grey and with text for screen readers.' },
  ],
  dont: [
    { why: 'Do not show icons without text.' },
    { why: 'Do not mark a service as included if it costs extra on some dates.' },
  ],
  anatomy: [
    ['Heading', 'Price Inclusive of.', 'h2, h3'],
    ['Services', 'Eight, always in the same order.', 'ul'],
  ],
  pictured: 'Usual',
  keyboard: [],
  accessibility: ['Each service is announced as included or not included.'],
  spec: ['Package page'],
} satisfies WidgetDocs
