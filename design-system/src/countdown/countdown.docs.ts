import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Countdown',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['timer', 'clock', 'time left', 'session timer'],
  purpose: 'Shows how long the fares on the page are still valid, in minutes and seconds.',
  alternatives: [
    { when: 'The time is up', use: 'session-expired-modal' },
    { when: 'Something is loading', use: 'skeleton' },
  ],
  do: [
    { copy: 'Time left to book these fares', why: 'Say what the time is for.' },
    { copy: 'The Session has Expired', why: 'This text replaces the clock at zero.' },
  ],
  dont: [
    {
      copy: 'Hurry!',
      why: 'Do not put travellers under pressure. Show the clock only where fares expire.',
    },
    { why: 'Do not show two countdowns on one screen.' },
  ],
  anatomy: [
    ['Icon', 'A clock, and a warning sign in the last two minutes.'],
    ['Label', 'Says what ends.'],
    ['In a line', 'On a phone only the icon and the time are shown.'],
    ['Face', 'Minutes and seconds in figures of one width, so the text does not move.'],
  ],
  keyboard: [],
  accessibility: [
    'It is announced at 5 minutes, 2 minutes and 30 seconds.',
    'The icon and the words change in the last two minutes, as well as the colour.',
    'The server sets the end, so a wrong clock on the phone does not matter.',
  ],
  spec: ['Flight session'],
} satisfies WidgetDocs
