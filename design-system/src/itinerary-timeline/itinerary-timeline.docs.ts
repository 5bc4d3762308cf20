import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'ItineraryTimeline',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['timeline', 'flight details', 'segments', 'legs', 'stops'],
  purpose: 'A journey stop by stop: each flight, each wait, with local times and terminals.',
  alternatives: [
    { when: 'It is an offer with a price', use: 'flight-card' },
    { when: 'One line is enough', use: 'flight-summary' },
  ],
  do: [
    { copy: '1h 45m wait in Bangkok', why: 'Say how long and where.' },
    { copy: 'Overnight', why: 'Name what a traveller would want to know of a wait.' },
    { copy: 'Operated by Thai Smile', why: 'Say who really flies.' },
  ],
  dont: [
    { why: "Do not show times of another zone than the airport's own." },
    { why: 'Do not leave out a stop because the plane stays the same.' },
  ],
  anatomy: [
    ['Heading', 'From city to city.'],
    ['Stop', 'Local time, date, city, airport and terminal.'],
    ['Thread', 'The stitch between departure and arrival.'],
    ['Flight', 'Airline, number, aircraft and class.'],
    ['Wait', 'Between two flights, set apart.'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list under a heading.',
    'Times carry their machine-readable value.',
    'A day that changes is said in words: +1 day.',
  ],
  spec: ['Flight results'],
} satisfies WidgetDocs
