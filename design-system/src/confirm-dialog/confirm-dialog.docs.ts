import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'ConfirmDialog',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['alert dialog', 'confirmation modal', 'are you sure'],
  purpose: 'Asks before something that cannot be taken back.',
  alternatives: [
    { when: 'It can be undone: do it, and offer the way back', use: 'alert' },
    { when: 'More is to be done than to answer', use: 'dialog' },
  ],
  do: [
    { copy: 'Remove this traveller?', why: 'The title is the question.' },
    { copy: 'Remove', why: 'The button is the verb of the question.' },
    { copy: 'What was typed is lost.', why: 'Say what happens then.' },
  ],
  dont: [
    { copy: 'OK / Yes', why: 'They make people read the question twice.' },
    { copy: 'Are you sure?', why: 'Sure of what?' },
    { why: 'Do not ask what can be undone.' },
  ],
  anatomy: [
    ['Question', 'The title.'],
    ['Consequence', 'A sentence.'],
    ['Way out', 'Cancel; takes the focus.'],
    ['Confirm', 'The verb; waits while it works.'],
    ['Failure', 'Said in the dialog, which stays.'],
  ],
  keyboard: [
    ['Enter, Space', 'Presses the focused button, the way out at first.'],
    ['Tab', 'Moves between the two.'],
    ['Escape', 'The way out.'],
  ],
  accessibility: [
    'The focus starts on the way out and comes back to what opened it.',
    'While it works it cannot be closed, and says so.',
  ],
  spec: ['Account area'],
  screen: 480,
} satisfies WidgetDocs
