import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Alert',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['banner', 'message bar', 'callout', 'inline notification', 'notice'],
  purpose:
    'A message in the page about something that happened or that one should know. It stays until it no longer holds.',
  alternatives: [
    { when: 'It must be answered before going on', use: 'confirm-dialog' },
    { when: 'One field is wrong', use: 'field' },
    { when: 'There is nothing to show', use: 'empty-state' },
  ],
  do: [
    {
      copy: 'The bank did not answer. Nothing was charged. Try again or pay another way.',
      why: 'Say what happened, what it means, and the way on.',
    },
    { copy: 'Retry', why: 'Give the way on as the action.' },
    { why: 'Keep what was typed when something failed.' },
  ],
  dont: [
    { copy: 'Oops!', why: 'No jokes and no exclamation marks of our own when money is at stake.' },
    { copy: 'Error 502', why: 'A number helps nobody. Log it, and speak plainly.' },
    { why: 'Do not stack more than two: say the most important one.' },
  ],
  anatomy: [
    ['Mark', 'An icon for the tone, with the tone as a word for screen readers.'],
    ['Title', 'One line, optional.'],
    ['Words', 'A sentence or two.'],
    ['Action', 'A button or a link, optional.'],
  ],
  keyboard: [],
  accessibility: [
    'Critical is an alert and interrupts; the other tones are a status and wait their turn.',
    'With live set to false it is part of the page and is not announced.',
    'The tone is an icon and a word, never a colour alone.',
    'It never takes the focus.',
  ],
  spec: ['Error catalogue', 'Decision 002, Every failure is told, with a way on'],
} satisfies WidgetDocs
