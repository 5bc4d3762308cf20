import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'BestDealsBanner',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['promo', 'hero', 'promotion', 'marketing banner'],
  purpose: 'A banner on the home page that links to the deals.',
  alternatives: [
    { when: 'It is one package', use: 'package-card' },
    { when: 'It is a message', use: 'alert' },
  ],
  do: [
    { copy: 'BEST DEALS', why: 'Use the wording of the specification and one button.' },
    { why: 'Describe the deals in one line.' },
  ],
  dont: [
    { copy: 'Up to 70% off!', why: 'Do not make claims that travellers cannot check.' },
    { why: 'Do not use two banners on one page.' },
  ],
  anatomy: [
    ['Scene', 'Fills the banner.'],
    ['Heading', "A heading at the page's level."],
    ['Words', 'One line, optional.'],
    ['Action', 'Links to the deals.'],
  ],
  keyboard: [],
  accessibility: [
    'A section named by its heading. The scene is decorative.',
    'The text has enough contrast on every part of the scene.',
  ],
  spec: ['Home'],
} satisfies WidgetDocs
