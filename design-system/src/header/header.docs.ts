import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Header',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['app bar', 'top bar', 'navbar', 'navigation', 'masthead'],
  purpose:
    'Appears at the top of every page with the logo, the four categories and the account. It hides when you scroll down and returns when you scroll up.',
  alternatives: [
    { when: 'It switches between parts of a page', use: 'tabs' },
    { when: 'You only need the account menu', use: 'avatar-menu' },
  ],
  do: [
    { copy: 'FLIGHT, HOLIDAYS, VISA, HOTEL', why: 'Keep the four categories in this order.' },
    {
      why: 'Make it transparent over the hero picture. It gets its own colour when the page scrolls.',
    },
  ],
  dont: [
    { why: 'Do not add a fifth category. It would not fit a screen of 320 px.' },
    { why: 'Do not put alerts in the header.' },
  ],
  anatomy: [
    [
      'Tabs of the page',
      'When the page has the same tabs, the second row on a phone appears after they scroll away.',
    ],
    ['Wordmark', 'Links to the home page.'],
    ['Categories', 'Four links. The current one is underlined.'],
    ['End', 'Sign in, or the account menu.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the logo, categories and account.'],
    ['Enter', 'Follows a link.'],
  ],
  accessibility: [
    'It does not hide while the focus or an open menu is in it.',
    'The page does not shift when it hides.',
    'The current category is announced.',
  ],
  spec: ['Page frame', 'Header visibility'],
} satisfies WidgetDocs
