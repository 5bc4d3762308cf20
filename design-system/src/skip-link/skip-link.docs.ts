import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SkipLink',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['skip to content', 'skip navigation', 'bypass block'],
  purpose: 'Lets keyboard users skip the header. It is the first element of a page.',
  alternatives: [{ when: 'It leads to another page', use: 'link' }],
  do: [{ copy: 'Skip to content', why: 'Say where the link leads.' }],
  dont: [{ why: 'Do not hide it when it has the focus.' }],
  anatomy: [['Link', 'Hidden until it has the focus.']],
  keyboard: [
    ['Tab', 'Shows the link on the first press.'],
    ['Enter', 'Moves to the main content.'],
  ],
  accessibility: ['The focus moves to the content, so that the next Tab continues from there.'],
  spec: ['WCAG 2.2, 2.4.1'],
} satisfies WidgetDocs
