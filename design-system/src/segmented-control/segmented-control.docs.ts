import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'SegmentedControl',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['toggle', 'toggle group', 'button group', 'switch', 'radio group', 'pill tabs'],
  purpose: 'Two to five choices side by side, of which one holds.',
  alternatives: [
    { when: 'The parts of a page switch', use: 'tabs' },
    { when: 'The choices need explaining', use: 'radio-cards' },
    { when: 'There are more than five', use: 'field' },
  ],
  do: [
    { copy: 'Economy, Business, First Class', why: 'One or two words each, all of one kind.' },
    { why: 'Choose the likeliest one beforehand.' },
  ],
  dont: [
    { copy: 'Yes / No / Maybe later', why: 'Answers to a question want a sentence.' },
    { why: 'Do not use it to start something: it only chooses.' },
  ],
  anatomy: [
    ['Legend', 'The question; it may be hidden where the place says it.'],
    ['Track', 'Holds the choices.'],
    ['Choice', 'Icon, optional, and words.'],
  ],
  keyboard: [
    ['Tab', 'Enters and leaves the group.'],
    ['Left, Right, Up, Down', 'Chooses.'],
  ],
  accessibility: [
    'Native radio buttons: "2 of 3" comes from the browser, and so does the form\'s value.',
    'The chosen one differs by shape and weight, not by colour alone.',
  ],
  spec: ['Flight search form'],
} satisfies WidgetDocs
