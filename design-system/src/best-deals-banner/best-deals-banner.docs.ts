import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'BestDealsBanner',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['promo', 'hero', 'promotion', 'marketing banner'],
  purpose:
    'The banner of the home page that leads to the deals: a scene, two words, and the way there.',
  alternatives: [
    { when: 'It is one package', use: 'package-card' },
    { when: 'It is a message', use: 'alert' },
  ],
  do: [
    { copy: 'BEST DEALS', why: "The spec's words, and one button." },
    { why: 'Say what kind of deals, in one line.' },
  ],
  dont: [
    { copy: 'Up to 70% off!', why: 'No claim that one cannot check.' },
    { why: 'Do not use two banners on one page.' },
  ],
  anatomy: [
    ['Scene', 'Fills the banner.'],
    ['Heading', "A heading at the page's level."],
    ['Words', 'One line, optional.'],
    ['Action', 'The way to the deals.'],
  ],
  keyboard: [],
  accessibility: [
    'A section named by its heading; the scene is decoration.',
    'Words keep their contrast on every part of the scene.',
  ],
  spec: ['Home'],
} satisfies WidgetDocs
