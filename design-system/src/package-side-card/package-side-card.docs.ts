import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PackageSideCard',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['sidebar', 'sticky card', 'booking box'],
  purpose:
    "The offer beside a package's description: hotels, when it holds, the price, and the way on.",
  alternatives: [
    { when: 'It is one of many packages', use: 'package-card' },
    { when: 'It shows what the price covers', use: 'price-includes' },
    { when: 'It sums up an order', use: 'price-summary' },
  ],
  do: [
    { copy: 'per person, includes VAT and tax', why: 'Say what is in the price.' },
    { copy: 'SELECT OFFER', why: "The spec's words; the one vermilion button." },
  ],
  dont: [
    { why: 'Do not show dates, stars or rooms that are not known.' },
    { why: 'Do not show a price without saying for whom.' },
  ],
  anatomy: [
    ['Title', 'The class of the offer.'],
    ['Map', 'Where the hotels are, to scale; a place alone is sewn to where one comes from.'],
    ['Hotels', 'Name, stars, room and place, as far as they are known.'],
    ['Facts', 'Valid From, Valid To, Departs.'],
    ['Price and button', 'The heaviest part.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Goes on with this offer.'],
  ],
  accessibility: [
    'A section named by its title; facts are terms and values.',
    'The map says its places in order; the list says all that is on it.',
  ],
  spec: [
    'Package page',
    'Decision 038, A package has so many places a day, and none is sold twice',
  ],
} satisfies WidgetDocs
