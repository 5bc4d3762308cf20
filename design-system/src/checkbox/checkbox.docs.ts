import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Checkbox',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['tick box', 'check box', 'checklist', 'indeterminate'],
  purpose:
    'Lets travellers agree to a statement. CheckboxGroup lets them choose any number of options.',
  alternatives: [
    { when: 'Only one option can be chosen', use: 'radio-cards' },
    { when: 'There are more than about seven options', use: 'multi-select' },
    { when: 'There are two or three values of one kind', use: 'segmented-control' },
  ],
  do: [
    {
      copy: 'I accept the fare rules',
      why: 'Write a full statement that is true when the box is checked.',
    },
    { why: 'Put the link to the rules inside the label.' },
  ],
  dont: [
    { copy: 'Accept?', why: 'A question is not a statement.' },
    { copy: 'Do not send me offers', why: 'Avoid negatives. A checked box must mean yes.' },
    { why: 'Do not check it by default when it costs money or shares data.' },
  ],
  anatomy: [
    ['Box', 'A native check box of 24 px in a touch target of 44 px.', 'input'],
    ['Label', 'A statement that may contain a link.', 'label'],
    ['Hint and error', 'Below the label.', '[id$="-error"]'],
    ['Group', 'A legend, hint and error for several boxes.'],
  ],
  pictured: 'ErrorAndHint',
  keyboard: [
    ['Space', 'Checks and unchecks.'],
    ['Tab', 'Moves to the next box.'],
  ],
  accessibility: [
    'A native check box, so the form works without JavaScript.',
    'The hint and the error are part of the accessible description.',
    'The indeterminate state is announced as mixed.',
  ],
  spec: ['Validation rules'],
} satisfies WidgetDocs
