import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FlightSummary',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['accordion', 'collapse', 'disclosure', 'expander', 'trip summary'],
  purpose:
    'Shows the booked flight in one line that expands. SearchSummary shows the search above its results, where travellers can change it.',
  alternatives: [
    { when: 'It is an offer to choose from', use: 'flight-card' },
    { when: 'All stops should be visible at once', use: 'itinerary-timeline' },
    { when: 'It is about the price', use: 'price-summary' },
  ],
  do: [
    { copy: 'Dhaka (DAC) to Bangkok (BKK)', why: 'Show the city with the code.' },
    { copy: 'Edit search', why: 'Let travellers change the search where it is shown.' },
  ],
  dont: [{ why: 'Do not show prices in the summary.' }, { why: 'Do not expand it by default.' }],
  anatomy: [
    ['Route line', 'From, to, dates, travellers and class.'],
    ['Toggle', 'Show Details, Hide Details.'],
    ['Content', 'The timeline, or the search form.'],
  ],
  keyboard: [['Enter, Space', 'Shows and hides the details.']],
  accessibility: [
    'A native disclosure, so the details open without JavaScript.',
    'Without JavaScript the link in editHref leads to the search form.',
    'Edit search announces whether the form is open.',
  ],
  spec: ['Flight booking'],
} satisfies WidgetDocs
