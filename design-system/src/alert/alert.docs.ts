import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Alert',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['banner', 'message bar', 'callout', 'inline notification', 'notice'],
  purpose:
    'A message in the page about something that happened or that travellers should know. It stays until it is no longer true.',
  alternatives: [
    { when: 'The traveller must answer before going on', use: 'confirm-dialog' },
    { when: 'One field is wrong', use: 'field' },
    { when: 'A list or page is empty', use: 'empty-state' },
  ],
  do: [
    {
      copy: 'The bank did not answer. Nothing was charged. Try again or pay another way.',
      why: 'Say what happened, what it means and what to do next.',
    },
    { copy: 'Retry', why: 'Offer the next step as the action.' },
    { why: 'Keep what the traveller typed when something failed.' },
  ],
  dont: [
    { copy: 'Oops!', why: 'Do not joke or use exclamation marks when something went wrong.' },
    {
      copy: 'Error 502',
      why: 'Error numbers do not help travellers. Log the number and explain in plain words.',
    },
    { why: 'Do not show more than two at once. Show the most important.' },
  ],
  anatomy: [
    ['Mark', 'An icon for the tone, with a word for screen readers.', 'svg'],
    ['Title', 'One line, optional.'],
    ['Words', 'A sentence or two.', '[role=alert] > div'],
    ['Action', 'A button or a link, optional.', 'a, button'],
  ],
  pictured: 'Critical',
  keyboard: [],
  accessibility: [
    'The critical tone interrupts screen readers. Other tones are announced after the current sentence.',
    'With live set to false it is not announced.',
    'The tone is shown by an icon and a word as well as colour.',
    'It does not take the focus.',
  ],
  spec: ['Error catalogue', 'Decision 002, Every error is shown, with a next action'],
} satisfies WidgetDocs
