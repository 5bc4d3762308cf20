import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PackageCard',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['product card', 'tour', 'holiday', 'media card'],
  purpose: 'A holiday package as a ticket: where, how long, and on the stub what one person pays.',
  alternatives: [
    { when: 'It is a flight', use: 'flight-card' },
    { when: 'Several stand in a row', use: 'package-carousel' },
    { when: "It is the offer on the package's own page", use: 'package-side-card' },
  ],
  do: [
    { copy: '৳12,345 per person', why: 'Say for whom the price is.' },
    { copy: '5 Days 4 Nights', why: 'Days and nights, always both.' },
  ],
  dont: [
    { copy: 'Only today!', why: 'No pressure.' },
    { why: 'Do not cut a name: cut the description.' },
  ],
  anatomy: [
    ['Picture', '8 by 5, drawn.'],
    ['Destination and name', 'The name is the link.'],
    ['Description', 'Its beginning: 100 letters in the carousel, 200 in the list.'],
    ['Rating', 'Stars with their number in words.'],
    ['Stub', 'Price, per person.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the name.'],
    ['Enter', 'Opens the package.'],
  ],
  accessibility: [
    'The name is the only link, and the whole card can be pressed.',
    'The rating is read as a sentence.',
  ],
  defaults: [
    ['Description in the carousel', '100 characters'],
    ['Description in the list', '200 characters'],
  ],
  spec: ['Package list', 'Widget defaults'],
} satisfies WidgetDocs
