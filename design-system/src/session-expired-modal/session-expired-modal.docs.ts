import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SessionExpiredModal',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['timeout', 'session timeout', 'alert dialog', 'popup'],
  purpose:
    'Time is up: fares may have changed. The page is held, and the only way on is a new search.',
  alternatives: [
    { when: 'It can be closed', use: 'dialog' },
    { when: 'Time is still running', use: 'countdown' },
  ],
  do: [
    { copy: 'Search Again', why: 'One way on, one button.' },
    { copy: 'What you typed is kept.', why: 'Say what happens to what was typed.' },
  ],
  dont: [{ why: 'Do not close it with Escape: the fares behind it are no longer true.' }],
  anatomy: [
    ['Title', 'Session Expired.'],
    ['Sentence', 'What happened and what to do.'],
    ['Note', 'What is kept, optional.'],
    ['Search Again', 'Takes the focus.'],
  ],
  keyboard: [['Enter', 'Searches again.']],
  accessibility: ['It cannot be dismissed; the button has the focus at once.'],
  spec: ['Flight session', 'Decision 016, Expiry on the booking page keeps what was typed'],
  screen: 560,
} satisfies WidgetDocs
