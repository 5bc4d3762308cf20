import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'ComingSoon',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['placeholder page', 'under construction'],
  purpose: 'Announces a feature that is planned and not available yet.',
  alternatives: [
    { when: 'The list is empty but the feature exists', use: 'empty-state' },
    { when: 'Something failed', use: 'alert' },
  ],
  do: [
    { copy: 'Search flights instead', why: 'Always offer something to do instead.' },
    { why: 'Describe the feature in one line.' },
  ],
  dont: [
    { copy: 'Coming 1 March', why: 'Do not promise a date.' },
    { why: 'Do not collect email addresses here.' },
  ],
  anatomy: [
    ['Picture', 'A decorative scene.'],
    ['Title', 'A heading.'],
    ['Words', 'One or two sentences.'],
    ['Action', 'The next step.'],
  ],
  keyboard: [],
  accessibility: [
    'The title is a heading. The page sets its level.',
    'The picture is hidden from screen readers.',
  ],
  spec: ['Hotels'],
} satisfies WidgetDocs
