import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PackageCarousel',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['slider', 'slideshow', 'gallery', 'scroller'],
  purpose: 'Shows packages in a row that scrolls by 320 px.',
  alternatives: [
    { when: 'Travellers should compare all packages', use: 'package-card' },
    { when: 'It switches between parts of a page', use: 'tabs' },
  ],
  do: [
    { why: 'Show a part of the next card.' },
    { copy: 'Packages 1 to 3 of 8', why: 'Announce what is in view after each step.' },
  ],
  dont: [
    { why: 'Do not move it automatically.' },
    { why: 'Do not go back to the start after the last card.' },
  ],
  anatomy: [
    ['Heading', 'Above the row.'],
    ['Buttons', 'Previous and next. Disabled at the ends.'],
    ['Row', 'The cards, which scroll.'],
  ],
  keyboard: [
    ['Left, Right', 'Moves by one card.'],
    ['Home, End', 'Moves to the first or last card.'],
    ['Tab', 'Moves through the cards in view.'],
  ],
  accessibility: [
    'A named list. Each step is announced.',
    'Buttons at an end keep the focus and are announced as disabled.',
    'Without JavaScript the list scrolls.',
  ],
  defaults: [['Step', '320 px']],
  spec: ['Home'],
} satisfies WidgetDocs
