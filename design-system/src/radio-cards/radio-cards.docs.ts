import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'RadioCards',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['radio button', 'radio group', 'option cards', 'choice cards', 'tile'],
  purpose: 'One of a few, when each needs more than a word.',
  alternatives: [
    { when: 'A word each is enough', use: 'segmented-control' },
    { when: 'Several may be chosen', use: 'checkbox' },
    { when: 'It is how to pay', use: 'payment-options' },
    { when: 'There are many', use: 'combobox' },
  ],
  do: [
    { copy: 'Pick up ৳500', why: 'Put what it costs at the end of the card.' },
    { why: 'Write all titles in one form.' },
  ],
  dont: [
    { why: 'Do not hide the difference in the detail line.' },
    { why: 'Do not use it for more than about five.' },
  ],
  anatomy: [
    ['Legend', 'The question.'],
    ['Card', 'Native radio, picture, title, detail, end.'],
    ['Perforation', 'The stitch before the end.'],
    ['Error', "In the group's description."],
  ],
  keyboard: [
    ['Tab', 'Enters and leaves the group.'],
    ['Up, Down, Left, Right', 'Chooses.'],
  ],
  accessibility: [
    'Native radio buttons in a group with a legend.',
    'The whole card can be pressed; the chosen one shows a mark, not only a colour.',
  ],
  spec: ['Validation rules'],
} satisfies WidgetDocs
