import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'FlightSummary',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['accordion', 'collapse', 'disclosure', 'expander', 'trip summary'],
  purpose:
    'The flight being booked or searched, folded to one line. SearchSummary is the same on top of the results, editable in place.',
  alternatives: [
    { when: 'It is an offer to choose', use: 'flight-card' },
    { when: 'All stops should be seen at once', use: 'itinerary-timeline' },
    { when: 'It is about the price', use: 'price-summary' },
  ],
  do: [
    { copy: 'Dhaka (DAC) to Bangkok (BKK)', why: 'City and code together.' },
    { copy: 'Edit search', why: 'Change the search where it is shown.' },
  ],
  dont: [
    { why: 'Do not show prices in it.' },
    { why: 'Do not open it by itself: one line is the point.' },
  ],
  anatomy: [
    ['Route line', 'From, to, dates, travellers and class.'],
    ['Toggle', 'Show Details, Hide Details.'],
    ['Content', 'The timeline, or the search form.'],
  ],
  keyboard: [['Enter, Space', 'Opens and closes the details.']],
  accessibility: [
    'A native disclosure: the details open without JavaScript.',
    'Without JavaScript the search is changed where editHref leads.',
    'Edit search says whether the form is open.',
  ],
  spec: ['Flight booking'],
} satisfies WidgetDocs
