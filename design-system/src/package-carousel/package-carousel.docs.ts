import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PackageCarousel',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['slider', 'slideshow', 'gallery', 'scroller'],
  purpose: 'Packages in a row that one moves along, 320 px a step.',
  alternatives: [
    { when: 'All should be compared', use: 'package-card' },
    { when: 'It switches between parts', use: 'tabs' },
  ],
  do: [
    { why: 'Show a bit of the next card, so that one sees there is more.' },
    { copy: 'Packages 1 to 3 of 8', why: 'Say what is in view after each move.' },
  ],
  dont: [
    { why: 'Do not let it move by itself.' },
    { why: 'Do not start again at the end: it stops.' },
  ],
  anatomy: [
    ['Heading', 'Over the row.'],
    ['Buttons', 'Previous and next; off at the ends.'],
    ['Row', 'Cards; scrolls and snaps.'],
  ],
  keyboard: [
    ['Left, Right', 'Moves by one.'],
    ['Home, End', 'To the first, to the last.'],
    ['Tab', 'Moves through the cards in view.'],
  ],
  accessibility: [
    'A named list; moves are announced.',
    'Buttons at an end keep the focus and say that they are off.',
    'Without JavaScript it is a list that scrolls.',
  ],
  defaults: [['Step', '320 px']],
  spec: ['Home', 'Decision 041, The package list is an address, and the server filters it'],
} satisfies WidgetDocs
