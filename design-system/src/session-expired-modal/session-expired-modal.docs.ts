import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SessionExpiredModal',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['timeout', 'session timeout', 'alert dialog', 'popup'],
  purpose:
    'Tells travellers that the time is up and fares may have changed. The only next step is a new search.',
  alternatives: [
    { when: 'The dialog can be closed', use: 'dialog' },
    { when: 'Time is still running', use: 'countdown' },
  ],
  do: [
    { copy: 'Search Again', why: 'Use a single button.' },
    { copy: 'What you typed is kept.', why: 'Say what happens to the typed text.' },
  ],
  dont: [{ why: 'Do not let Escape close it. The fares behind it are no longer valid.' }],
  anatomy: [
    ['Title', 'Session Expired.'],
    ['Sentence', 'Say what happened and what to do.'],
    ['Note', 'Optional. Says what is kept.'],
    ['Search Again', 'Has the focus at first.'],
  ],
  keyboard: [['Enter', 'Starts a new search.']],
  accessibility: ['It cannot be dismissed. The button has the focus at first.'],
  spec: ['Flight session'],
  screen: 560,
} satisfies WidgetDocs
