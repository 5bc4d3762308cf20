import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SegmentedControl',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['toggle', 'toggle group', 'button group', 'switch', 'radio group', 'pill tabs'],
  purpose: 'Asks for one of two to five short options, shown side by side.',
  alternatives: [
    { when: 'It switches between parts of a page', use: 'tabs' },
    { when: 'The options need a description', use: 'radio-cards' },
    { when: 'There are more than five options', use: 'field' },
  ],
  do: [
    {
      copy: 'Economy, Business, First Class',
      why: 'Use one or two words for each option, all of the same kind.',
    },
    { why: 'Preselect the likeliest option.' },
  ],
  dont: [
    { copy: 'Yes / No / Maybe later', why: 'Do not use it for answers that need a sentence.' },
    { why: 'Do not use it to start an action.' },
  ],
  anatomy: [
    ['Legend', 'The question. It can be hidden when the page makes it clear.', 'legend'],
    ['Track', 'Contains the options.', 'legend + div'],
    ['Choice', 'Text with an optional icon.', 'label'],
  ],
  pictured: 'Chosen',
  keyboard: [
    ['Tab', 'Enters and leaves the group.'],
    ['Left, Right, Up, Down', 'Chooses an option.'],
  ],
  accessibility: [
    'Native radio buttons, announced with their position, such as "2 of 3".',
    'The chosen option differs in shape and weight as well as colour.',
  ],
  spec: ['Flight search form'],
} satisfies WidgetDocs
