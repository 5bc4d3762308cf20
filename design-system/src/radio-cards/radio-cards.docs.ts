import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'RadioCards',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['radio button', 'radio group', 'option cards', 'choice cards', 'tile'],
  purpose: 'Asks for one of a few options that need a description.',
  alternatives: [
    { when: 'One or two words for each option are enough', use: 'segmented-control' },
    { when: 'Several options can be chosen', use: 'checkbox' },
    { when: 'It is a way to pay', use: 'payment-options' },
    { when: 'There are many options', use: 'combobox' },
  ],
  do: [
    { copy: 'Pick up ৳500', why: 'Show the price at the end of the card.' },
    { why: 'Write all titles in the same form.' },
  ],
  dont: [
    { why: 'Do not hide the main difference in the description.' },
    { why: 'Do not use it for more than five options.' },
  ],
  anatomy: [
    ['Legend', 'The question.', 'legend'],
    ['Card', 'A native radio button, picture, title, description and end.', 'label'],
    ['Perforation', 'The dashed line before the end.'],
    ['Error', 'Below the legend.', '[id$="-error"]'],
  ],
  pictured: 'ErrorAndHint',
  keyboard: [
    ['Tab', 'Enters and leaves the group.'],
    ['Up, Down, Left, Right', 'Chooses an option.'],
  ],
  accessibility: [
    'Native radio buttons in a group with a legend.',
    'The whole card can be pressed. The chosen card has a mark as well as a colour.',
  ],
  spec: ['Validation rules'],
} satisfies WidgetDocs
