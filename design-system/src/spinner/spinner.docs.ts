import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Spinner',
  purpose: 'Something is on its way and nobody knows its shape yet.',
  alternatives: [
    { when: 'The shape is known', use: 'skeleton' },
    { when: 'A button is at work', use: 'button' },
    { when: 'Time is running out', use: 'countdown' },
  ],
  do: [{ copy: 'Checking the price', why: 'Say what is being done.' }],
  dont: [
    { copy: 'Please wait...', why: 'It says nothing.' },
    { why: 'Do not cover the page with it.' },
  ],
  anatomy: [
    ['Ring', 'In three sizes.'],
    ['Words', 'Beside it, or for screen readers only.'],
  ],
  keyboard: [],
  accessibility: [
    'A status: it is announced once.',
    'The ring stands still when motion is reduced; the words stay.',
  ],
  defaults: [['Label', 'Loading...']],
  spec: ['Error catalogue'],
} satisfies WidgetDocs
