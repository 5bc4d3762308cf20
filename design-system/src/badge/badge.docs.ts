import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Badge',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['chip', 'tag', 'pill', 'label', 'status', 'lozenge'],
  purpose: 'A short status beside a thing, in one or two words.',
  alternatives: [
    { when: 'It can be pressed or removed', use: 'button' },
    { when: 'It is a message with a sentence', use: 'alert' },
    { when: 'One chooses between values', use: 'segmented-control' },
  ],
  do: [
    { copy: 'CONFIRM', why: 'One word that is true now.' },
    { copy: '20 kg included', why: 'A fact that decides the choice.' },
    { why: 'Add an icon when the status matters.' },
  ],
  dont: [
    { copy: 'Hurry, only 2 left!', why: 'No pressure, and nothing that we do not know for sure.' },
    { why: 'Do not use the tone as the only difference between two badges.' },
  ],
  anatomy: [
    ['Pill', 'In one of six tones.'],
    ['Icon', 'Optional, before the words.'],
    ['Words', 'The status itself.'],
  ],
  keyboard: [],
  accessibility: [
    'It is plain text: it is read where it stands.',
    'Every tone keeps a contrast of 4.5 to 1.',
  ],
  spec: ['Booking status', 'Decision 007, A payment in flight reads PENDING, not CANCEL'],
} satisfies WidgetDocs
