import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FilterPanel',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['facets', 'refine', 'filters', 'sidebar'],
  purpose:
    'Filters and sort of a list of results: beside them on a desktop, in a sheet on a phone.',
  alternatives: [
    { when: 'One switches between two or three views', use: 'segmented-control' },
    { when: 'It is a range of prices alone', use: 'price-range-slider' },
  ],
  do: [
    { copy: 'Non-stop 12', why: 'Say how many flights each choice leaves.' },
    { copy: 'Show 12 flights', why: "The sheet's button says what one will see." },
    { copy: 'Clear all', why: 'Always one press away.' },
  ],
  dont: [
    { copy: 'Apply', why: 'Do not make people press twice on a desktop: each change applies.' },
    { why: 'Do not hide choices that leave nothing: show them with 0.' },
  ],
  anatomy: [
    ['Heading and Clear all', 'On top of the panel.'],
    ['Groups', 'Native check boxes and radios with counts.'],
    ['Highest price', 'A range that says its amount.'],
    ['Children', 'More questions of the same form, such as a slider of two prices.'],
    ['Opener', 'On a phone: a button that says how many filters are on.'],
    [
      'Chips',
      'On a phone, if wanted: orders with what comes first in them, and choices with their counts.',
    ],
    ['Sheet', 'The same form on a phone; its button stays at the foot.'],
  ],
  keyboard: [
    ['Tab', 'Moves from choice to choice.'],
    ['Space', 'Switches a filter.'],
    ['Left, Right', 'Changes the highest price, or the sort order.'],
    ['Escape', 'Closes the sheet.'],
  ],
  accessibility: [
    'One GET form of native controls: it works without JavaScript.',
    'The price is read as an amount with its currency.',
    'Counts are read with their choices.',
  ],
  spec: ['Flight results'],
} satisfies WidgetDocs
