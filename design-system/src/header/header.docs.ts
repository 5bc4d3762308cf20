import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Header',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['app bar', 'top bar', 'navbar', 'navigation', 'masthead'],
  purpose:
    'The head of every page: the name, the four categories, and who is signed in. It hides on the way down and comes back on the way up.',
  alternatives: [
    { when: 'It switches between parts of one page', use: 'tabs' },
    { when: "It is only the account's menu", use: 'avatar-menu' },
  ],
  do: [
    { copy: 'FLIGHT, HOLIDAYS, VISA, HOTEL', why: 'The four categories, always in this order.' },
    { why: "Over the hero it takes the hero's colour, and its own when one scrolls." },
  ],
  dont: [
    { why: 'Do not add a fifth category here: it must fit a phone of 320 px.' },
    { why: 'Do not put alerts in it.' },
  ],
  anatomy: [
    [
      'Tabs of the page',
      'Where the page has the same tabs, the second row of a phone waits until those are past.',
    ],
    ['Wordmark', 'Leads home; drawn with the stitched path.'],
    ['Categories', 'Four links; the current one has the stitch.'],
    ['End', 'Sign in, or the account menu.'],
  ],
  keyboard: [
    ['Tab', 'Moves through name, categories and account.'],
    ['Enter', 'Follows a link.'],
  ],
  accessibility: [
    'It never hides while the focus or an open menu is in it.',
    'It keeps its place, so nothing shifts when it hides.',
    'The current category is marked for screen readers too.',
  ],
  spec: ['Page frame', 'Header visibility'],
} satisfies WidgetDocs
