import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'ComingSoon',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['placeholder page', 'under construction'],
  purpose: 'A place that is promised and not there yet, with its picture and a way on.',
  alternatives: [
    { when: 'The list is empty but the feature exists', use: 'empty-state' },
    { when: 'Something failed', use: 'alert' },
  ],
  do: [
    { copy: 'Search flights instead', why: 'Always give a way on.' },
    { why: 'Say what will be there, in one line.' },
  ],
  dont: [
    { copy: 'Coming 1 March', why: 'No date that we cannot keep.' },
    { why: 'Do not collect e-mail addresses here.' },
  ],
  anatomy: [
    ['Picture', 'A scene of ours; decoration.'],
    ['Title', 'A heading at the level of the page.'],
    ['Words', 'One or two sentences.'],
    ['Action', 'The way on.'],
  ],
  keyboard: [],
  accessibility: [
    'The title is a real heading; its level is set by the page.',
    'The picture is hidden from screen readers: the title says it.',
  ],
  spec: ['Hotels'],
} satisfies WidgetDocs
