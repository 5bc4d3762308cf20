import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'EmptyState',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['blank slate', 'zero state', 'no results', 'placeholder'],
  purpose: 'Explains why a list or page is empty and offers a next step.',
  alternatives: [
    { when: 'Something failed', use: 'alert' },
    { when: 'The feature is not available yet', use: 'coming-soon' },
    { when: 'Content is loading', use: 'skeleton' },
  ],
  do: [
    {
      copy: 'No Results Found',
      why: 'Use the wording of the specification as the title, and a sentence that helps, such as "Try other dates."',
    },
    { copy: 'Clear all filters', why: 'Offer the action that brings results.' },
  ],
  dont: [
    { copy: 'No data', why: 'It is jargon.' },
    { why: 'Do not show it while results are loading.' },
  ],
  anatomy: [
    ['Picture', 'An optional illustration.', 'svg, img'],
    ['Title', 'A heading.', 'h1, h2, h3'],
    ['Words', 'Say why it is empty and what to do.', 'h1 + div, h2 + div, h3 + div'],
    ['Action', 'The next step.', 'button, a'],
  ],
  pictured: 'WithAction',
  keyboard: [],
  accessibility: ['The title is a heading. The page sets its level.', 'The picture is decorative.'],
  spec: ['Error catalogue', 'Decision 002, Every error is shown, with a next action'],
} satisfies WidgetDocs
