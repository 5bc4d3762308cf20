import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Countdown',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['timer', 'clock', 'time left', 'session timer'],
  purpose: 'Shows how long the fares on this page still hold, in minutes and seconds.',
  alternatives: [
    { when: 'Time is up', use: 'session-expired-modal' },
    { when: 'Something is loading', use: 'skeleton' },
  ],
  do: [
    { copy: 'Time left to book these fares', why: 'Say what the time is for.' },
    { copy: 'The Session has Expired', why: 'At zero the words replace the clock.' },
  ],
  dont: [
    {
      copy: 'Hurry!',
      why: 'The clock is a fact, not pressure. Show it only where time truly runs out.',
    },
    { why: 'Do not run two clocks on one screen.' },
  ],
  anatomy: [
    ['Icon', 'A clock; a warning sign in the last two minutes.'],
    ['Label', 'What ends.'],
    ['In a line', 'On a phone only icon and face, where the line says what it is about.'],
    ['Face', 'Minutes and seconds in tabular figures: nothing moves.'],
  ],
  keyboard: [],
  accessibility: [
    'A timer that is not read each second: it speaks at 5 minutes, 2 minutes and 30 seconds.',
    'The last two minutes change icon and words, not the colour alone.',
    'Its end comes from the server: a wrong clock on the phone does no harm.',
  ],
  spec: ['Flight session'],
} satisfies WidgetDocs
