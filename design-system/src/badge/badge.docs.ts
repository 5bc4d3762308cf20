import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Badge',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['chip', 'tag', 'pill', 'label', 'status', 'lozenge'],
  purpose: 'A status or fact in one or two words, beside the thing it describes.',
  alternatives: [
    { when: 'It can be pressed or removed', use: 'button' },
    { when: 'It is a message with a sentence', use: 'alert' },
    { when: 'The traveller chooses between values', use: 'segmented-control' },
  ],
  do: [
    { copy: 'Confirmed', why: 'Use one word for the current status.' },
    { copy: '20 kg included', why: 'Show a fact that helps to choose.' },
    { why: 'Add an icon when the status matters.' },
  ],
  dont: [
    {
      copy: 'Hurry, only 2 left!',
      why: 'Do not put travellers under pressure, and do not claim what you cannot be sure of.',
    },
    { why: 'Do not use the tone as the only difference between two badges.' },
  ],
  anatomy: [
    ['Pill', 'In one of six tones.'],
    ['Icon', 'Optional, before the words.'],
    ['Words', 'The status itself.'],
  ],
  keyboard: [],
  accessibility: [
    'It is plain text and is read in place.',
    'Every tone has a contrast of at least 4.5 to 1.',
  ],
  spec: ['Booking status'],
} satisfies WidgetDocs
