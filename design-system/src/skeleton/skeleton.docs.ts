import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Skeleton',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['loader', 'loading', 'placeholder', 'shimmer', 'spinner', 'progress'],
  purpose: 'The shape of what is coming, in its place, so that nothing moves when it is there.',
  alternatives: [
    { when: 'One button waits for its answer', use: 'button' },
    { when: 'There is nothing', use: 'empty-state' },
  ],
  do: [
    { copy: 'Loading flights', why: 'LoadingRegion says in words what is coming.' },
    { why: 'Draw as many rows as will be there, up to three.' },
  ],
  dont: [
    { why: 'Do not show it for less than a blink, nor for a button: that has its own.' },
    { why: 'Do not mix with a spinner.' },
  ],
  anatomy: [
    ['Region', 'Says what is loading.'],
    ['Bars', 'Text, title, control, card or picture.'],
  ],
  keyboard: [],
  accessibility: [
    'The bars are decoration; the region says it once.',
    'They do not shimmer when motion is reduced.',
  ],
  defaults: [['Label', 'Loading...']],
  spec: ['Error catalogue'],
} satisfies WidgetDocs
