import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PackageCard',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['product card', 'tour', 'holiday', 'media card'],
  purpose: 'Shows a holiday package: the destination, the duration and the price per person.',
  alternatives: [
    { when: 'It is a flight', use: 'flight-card' },
    { when: 'Several packages are in a row', use: 'package-carousel' },
    { when: "It is the offer on the package's own page", use: 'package-side-card' },
  ],
  do: [
    { copy: '৳12,345 per person', why: 'Say how many people the price is for.' },
    { copy: '5 Days 4 Nights', why: 'Show both days and nights.' },
  ],
  dont: [
    { copy: 'Only today!', why: 'Do not put travellers under pressure.' },
    { why: 'Do not shorten the name. Shorten the description.' },
  ],
  anatomy: [
    ['Picture', 'A picture in the format 8 to 5.', 'svg, img'],
    ['Destination and name', 'The name is a link.', 'h1, h2, h3'],
    ['Description', 'Up to 100 characters in the carousel, 200 in the list.', 'p'],
    ['Rating', 'Stars, with their number as text.'],
    ['Stub', 'The price per person.'],
  ],
  pictured: 'Carousel',
  keyboard: [
    ['Tab', 'Moves to the name.'],
    ['Enter', 'Opens the package.'],
  ],
  accessibility: [
    'The name is the only link. The whole card can be pressed.',
    'The rating is read as a sentence.',
  ],
  defaults: [
    ['Description in the carousel', '100 characters'],
    ['Description in the list', '200 characters'],
  ],
  spec: ['Package list', 'Widget defaults'],
} satisfies WidgetDocs
