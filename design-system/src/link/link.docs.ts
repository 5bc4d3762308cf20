import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Link',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['anchor', 'hyperlink', 'text link'],
  purpose: 'Leads to another page or to another part of the page.',
  alternatives: [
    { when: 'It starts an action', use: 'button' },
    { when: 'It skips to the content', use: 'skip-link' },
    { when: 'It is one of several parts of a page', use: 'tabs' },
  ],
  do: [
    {
      copy: 'Fare rules',
      why: 'Say where the link leads. The text must make sense out of context.',
    },
    { why: 'Underline links in a sentence.' },
  ],
  dont: [
    { copy: 'Read more', why: 'It does not say what about.' },
    { why: 'Do not open a new window without saying so.' },
  ],
  anatomy: [
    ['Words', 'In the brand colour or the colour of the surrounding text.', 'a'],
    ['Underline', 'Always shown in a sentence.'],
  ],
  pictured: 'InText',
  keyboard: [['Enter', 'Follows the link.']],
  accessibility: [
    'A standalone link has a touch target of 44 px.',
    'With LinkProvider your router renders all links.',
  ],
  spec: ['Foundations'],
} satisfies WidgetDocs
