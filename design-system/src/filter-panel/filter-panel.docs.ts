import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FilterPanel',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['facets', 'refine', 'filters', 'sidebar'],
  purpose:
    'Filters and sorts a list of results. It is beside the list on a desktop and in a sheet on a phone.',
  alternatives: [
    { when: 'The traveller switches between two or three views', use: 'segmented-control' },
    { when: 'It is only a price range', use: 'price-range-slider' },
  ],
  do: [
    { copy: 'Non-stop 12', why: 'Show how many flights match each option.' },
    {
      copy: 'Show 12 flights',
      why: 'Say on the button of the sheet how many flights it will show.',
    },
    { copy: 'Clear all', why: 'Always show it.' },
  ],
  dont: [
    {
      copy: 'Apply',
      why: 'Do not ask for a second press on a desktop. Apply each change at once.',
    },
    { why: 'Do not hide options without results. Show them with 0.' },
  ],
  anatomy: [
    ['Heading and Clear all', 'At the top of the panel.'],
    ['Groups', 'Native check boxes and radio buttons with counts.'],
    ['Highest price', 'A range that shows its amount.'],
    ['Children', 'More fields of the same form, such as a price range.'],
    ['Opener', 'On a phone, a button that shows how many filters are set.'],
    ['Chips', 'Optional on a phone. They show sort orders and options with their counts.'],
    ['Sheet', 'The same form on a phone. Its button stays at the bottom.'],
  ],
  keyboard: [
    ['Tab', 'Moves between the options.'],
    ['Space', 'Turns a filter on or off.'],
    ['Left, Right', 'Changes the highest price or the sort order.'],
    ['Escape', 'Closes the sheet.'],
  ],
  accessibility: [
    'A form of native controls, so it works without JavaScript.',
    'The price is read with its currency.',
    'Counts are read with their options.',
  ],
  spec: ['Flight results'],
} satisfies WidgetDocs
