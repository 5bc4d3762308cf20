import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Footer',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['site footer', 'page footer'],
  purpose: 'The foot of every page: where the company is found, its rules, how one pays.',
  alternatives: [{ when: 'It is about getting around the product', use: 'header' }],
  do: [
    { copy: 'Refund Policy', why: 'Each link names the page it leads to.' },
    { why: 'Show a phone number that somebody answers: trust is the product.' },
  ],
  dont: [
    {
      why: 'Do not add logos of partners or badges of trust: tiles of payment options are enough.',
    },
    { why: 'Do not put the year in by hand: it is a prop, from the server.' },
  ],
  anatomy: [
    ['Links', 'About Us, Terms, Privacy Policy, Refund Policy.'],
    ['Contact', 'Phone and e-mail, ready to press.'],
    ['Pay with', 'The four payment options, in words.'],
    ['Follow us', 'Signs with names, each where its address is given.'],
    ['Copyright', 'From 2023 to this year.'],
  ],
  keyboard: [['Tab', 'Moves through the links.']],
  accessibility: [
    'A landmark with a navigation of its own name.',
    'Signs without words have a name; tiles have their words beside them.',
  ],
  spec: [
    'Page frame',
    'Decision 021, © 2023 to the current year',
    "Decision 022, The footer's pages are real",
  ],
} satisfies WidgetDocs
