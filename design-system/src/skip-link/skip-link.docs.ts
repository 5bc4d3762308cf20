import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SkipLink',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['skip to content', 'skip navigation', 'bypass block'],
  purpose: 'The first stop of the Tab key on a page: past the header, to the content.',
  alternatives: [{ when: 'It leads to another page', use: 'link' }],
  do: [{ copy: 'Skip to content', why: 'Say where one lands.' }],
  dont: [{ why: 'Do not hide it when it has the focus.' }],
  anatomy: [['Link', 'Unseen until it has the focus.']],
  keyboard: [
    ['Tab', 'Shows it, on the first press.'],
    ['Enter', "Moves to the page's main part."],
  ],
  accessibility: ['The target takes the focus, so that the next Tab goes on from there.'],
  spec: ['WCAG 2.2, 2.4.1'],
} satisfies WidgetDocs
