import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'ItineraryTimeline',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['timeline', 'flight details', 'segments', 'legs', 'stops'],
  purpose:
    'Shows a journey stop by stop: each flight and each wait, with local times and terminals.',
  alternatives: [
    { when: 'It is an offer with a price', use: 'flight-card' },
    { when: 'One line is enough', use: 'flight-summary' },
  ],
  do: [
    { copy: '1h 45m wait in Bangkok', why: 'Say how long the wait is and where.' },
    { copy: 'Overnight', why: 'Point out waits that travellers should know about.' },
    { copy: 'Operated by Thai Smile', why: 'Name the airline that operates the flight.' },
  ],
  dont: [
    { why: 'Show times in the time zone of the airport.' },
    { why: 'Do not leave out a stop when the plane stays the same.' },
  ],
  anatomy: [
    ['Heading', 'Names the two cities.'],
    ['Stop', 'Local time, date, city, airport and terminal.'],
    ['Thread', 'The dashed line between departure and arrival.'],
    ['Flight', 'Airline, number, aircraft and class.'],
    ['Wait', 'Shown between two flights.'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list with a heading.',
    'Times are marked up with their date and time zone.',
    'An arrival on another day is announced, such as +1 day.',
  ],
  spec: ['Flight results'],
} satisfies WidgetDocs
