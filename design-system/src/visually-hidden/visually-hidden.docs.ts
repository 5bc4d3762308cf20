import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'VisuallyHidden',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['screen reader only', 'sr-only', 'hidden text', 'assistive text'],
  purpose: 'Text for screen readers only.',
  alternatives: [
    { when: 'It should be seen by those who move by keyboard', use: 'skip-link' },
    { when: "A field's label should be hidden: it has an option", use: 'field' },
  ],
  do: [{ copy: 'Base total ৳1,17,000', why: 'Say what the layout shows without words.' }],
  dont: [
    { why: 'Do not hide anything that takes the focus.' },
    { why: 'Do not repeat what can be read on the screen.' },
  ],
  anatomy: [['Text', 'Read in its place.']],
  keyboard: [],
  accessibility: ['It is in the page, cut to nothing: not display none.'],
  spec: ['WCAG 2.2, 1.3.1'],
} satisfies WidgetDocs
