import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Link',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['anchor', 'hyperlink', 'text link'],
  purpose: 'Goes somewhere: another page, another part of this one.',
  alternatives: [
    { when: 'It does something', use: 'button' },
    { when: 'It is the first stop on a page', use: 'skip-link' },
    { when: 'It is one of several parts of a page', use: 'tabs' },
  ],
  do: [
    { copy: 'Fare rules', why: 'Say where it leads; it must make sense alone.' },
    { why: 'Underline it inside a sentence.' },
  ],
  dont: [
    { copy: 'Read more', why: 'More of what? Name it.' },
    { why: 'Do not open a new window without saying so.' },
  ],
  anatomy: [
    ['Words', "In the brand's colour, or in that of the text around it."],
    ['Underline', 'Always inside a sentence.'],
  ],
  keyboard: [['Enter', 'Follows it.']],
  accessibility: [
    'Standing alone it has a target of 44 px.',
    'LinkProvider lets a router render every link of every widget.',
  ],
  spec: ['Foundations'],
} satisfies WidgetDocs
