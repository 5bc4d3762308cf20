import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Skeleton',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['loader', 'loading', 'placeholder', 'shimmer', 'spinner', 'progress'],
  purpose: 'Shows the shape of content while it loads, so that the page does not shift.',
  alternatives: [
    { when: 'A button is waiting for an answer', use: 'button' },
    { when: 'There is no content', use: 'empty-state' },
  ],
  do: [
    { copy: 'Loading flights', why: 'Say in LoadingRegion what is loading.' },
    { why: 'Show as many rows as you expect, up to three.' },
  ],
  dont: [
    { why: 'Do not use it for very short waits or for buttons. Buttons have a loading state.' },
    { why: 'Do not combine it with a spinner.' },
  ],
  anatomy: [
    ['Region', 'Says what is loading.'],
    ['Bars', 'Bars for text, a title, a control, a card or a picture.'],
  ],
  keyboard: [],
  accessibility: [
    'The bars are decorative. The region is announced once.',
    'The bars do not move with reduced motion.',
  ],
  defaults: [['Label', 'Loading...']],
  spec: ['Error catalogue'],
} satisfies WidgetDocs
