import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Checkbox',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['tick box', 'check box', 'checklist', 'indeterminate'],
  purpose: 'Yes or no to a statement. CheckboxGroup is any number of a few.',
  alternatives: [
    { when: 'One of several holds', use: 'radio-cards' },
    { when: 'There are more than about seven', use: 'multi-select' },
    { when: 'Two or three values of one kind', use: 'segmented-control' },
  ],
  do: [
    { copy: 'I accept the fare rules', why: 'A whole statement that is true when it is checked.' },
    { why: 'Put the link to the rules inside the label.' },
  ],
  dont: [
    { copy: 'Accept?', why: 'Not a statement.' },
    { copy: 'Do not send me offers', why: 'No negatives: checked must mean yes.' },
    { why: 'Never check it beforehand when it costs money or data.' },
  ],
  anatomy: [
    ['Box', 'Native, 24 px, in a target of 44.'],
    ['Label', 'A statement; may hold a link.'],
    ['Hint and error', 'Under it.'],
    ['Group', 'A legend, hint and error around several.'],
  ],
  keyboard: [
    ['Space', 'Checks and unchecks.'],
    ['Tab', 'Moves to the next box.'],
  ],
  accessibility: [
    'A native check box: its value is in the form without JavaScript.',
    'Hint and error are both in the description.',
    'Partly checked is said as mixed.',
  ],
  spec: ['Validation rules'],
} satisfies WidgetDocs
