import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'EmptyState',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['blank slate', 'zero state', 'no results', 'placeholder'],
  purpose:
    'Where a list or a page has nothing to show: it says so, says why, and gives the way on.',
  alternatives: [
    { when: 'Something failed', use: 'alert' },
    { when: 'The feature is not there yet', use: 'coming-soon' },
    { when: 'Content is on its way', use: 'skeleton' },
  ],
  do: [
    {
      copy: 'No Results Found',
      why: "The spec's words as the title, and a plain line that helps: try other dates.",
    },
    { copy: 'Clear all filters', why: 'Give the action that fills the list.' },
  ],
  dont: [
    { copy: 'No data', why: "It is nobody's language." },
    { why: 'Do not show it before the answer is there: loading is not empty.' },
  ],
  anatomy: [
    ['Picture', 'An illustration of ours, optional.'],
    ['Title', 'A heading.'],
    ['Words', 'Why it is empty and what to do.'],
    ['Action', 'The way on.'],
  ],
  keyboard: [],
  accessibility: ["The title is a real heading at the page's level.", 'The picture is decoration.'],
  spec: ['Error catalogue', 'Decision 002, Every failure is told, with a way on'],
} satisfies WidgetDocs
