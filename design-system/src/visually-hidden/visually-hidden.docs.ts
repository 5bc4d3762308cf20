import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'VisuallyHidden',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['screen reader only', 'sr-only', 'hidden text', 'assistive text'],
  purpose: 'Adds text for screen readers only.',
  alternatives: [
    { when: 'Keyboard users should see it', use: 'skip-link' },
    { when: "It is a field's label: use hideLabel", use: 'field' },
  ],
  do: [{ copy: 'Base total ৳1,17,000', why: 'Describe what the layout shows without text.' }],
  dont: [
    { why: 'Do not hide elements that can have the focus.' },
    { why: 'Do not repeat visible text.' },
  ],
  anatomy: [['Text', 'Read in place.']],
  keyboard: [],
  accessibility: ['The text is clipped, so screen readers still read it.'],
  spec: ['WCAG 2.2, 1.3.1'],
} satisfies WidgetDocs
