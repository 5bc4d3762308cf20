import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Footer',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['site footer', 'page footer'],
  purpose:
    "Appears at the bottom of every page with the company's contacts, policies and payment options.",
  alternatives: [{ when: 'It is the main navigation', use: 'header' }],
  do: [
    { copy: 'Refund Policy', why: 'Name the page that each link leads to.' },
    { why: 'Show a phone number that is answered.' },
  ],
  dont: [
    {
      why: 'Do not add logos of partners or trust badges. The payment options are enough.',
    },
    { why: 'Do not type the year by hand. Pass it from the server.' },
  ],
  anatomy: [
    ['Links', 'About Us, Terms, Privacy Policy, Refund Policy.'],
    ['Contact', 'Links to the phone number and the email address.'],
    ['Pay with', 'The four payment options, with their names.'],
    ['Follow us', 'Icons with names. An icon without an address is left out.'],
    ['Copyright', 'The years from 2023 to now.'],
  ],
  keyboard: [['Tab', 'Moves through the links.']],
  accessibility: [
    'A landmark that contains a named navigation.',
    'Icons have accessible names. Tiles have visible names.',
  ],
  spec: ['Page frame'],
} satisfies WidgetDocs
