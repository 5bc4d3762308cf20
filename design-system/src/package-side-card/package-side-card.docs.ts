import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PackageSideCard',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['sidebar', 'sticky card', 'booking box'],
  purpose:
    "Shows the offer beside a package's description: hotels, dates, price and the next step.",
  alternatives: [
    { when: 'It is one of many packages', use: 'package-card' },
    { when: 'It shows what the price covers', use: 'price-includes' },
    { when: 'It sums up an order', use: 'price-summary' },
  ],
  do: [
    { copy: 'per person, includes VAT and tax', why: 'Say what the price includes.' },
    { copy: 'SELECT OFFER', why: 'Use the wording of the specification and the vermilion button.' },
  ],
  dont: [
    { why: 'Leave out dates, stars or rooms that you do not know.' },
    { why: 'Do not show a price without the number of people.' },
  ],
  anatomy: [
    ['Title', 'The class of the offer.'],
    ['Map', 'Shows where the hotels are, to scale.'],
    ['Hotels', 'Name, stars, room and place, where known.'],
    ['Facts', 'Valid From, Valid To, Departs.'],
    ['Price and button', 'The most prominent part.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Chooses this offer.'],
  ],
  accessibility: [
    'A section named by its title. Facts are terms with values.',
    'The map names its places in order. The list has the same information.',
  ],
  spec: [
    'Package page',
    'Decision 038, A package has so many places a day, and none is sold twice',
  ],
} satisfies WidgetDocs
