import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'ConfirmDialog',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['alert dialog', 'confirmation modal', 'are you sure'],
  purpose: 'Asks for confirmation before an action that cannot be undone.',
  alternatives: [
    { when: 'The action can be undone: do it, and offer to undo it', use: 'alert' },
    { when: 'The traveller must do more than answer', use: 'dialog' },
  ],
  do: [
    { copy: 'Remove this traveller?', why: 'Write the title as a question.' },
    { copy: 'Remove', why: 'Repeat the verb of the question on the button.' },
    { copy: 'What was typed is lost.', why: 'Say what will happen.' },
  ],
  dont: [
    { copy: 'OK / Yes', why: 'The answers make people read the question twice.' },
    { copy: 'Are you sure?', why: 'It does not say what will happen.' },
    { why: 'Do not ask for confirmation of what can be undone.' },
  ],
  anatomy: [
    ['Question', 'The title.'],
    ['Consequence', 'A sentence.'],
    ['Way out', 'Cancel. It has the focus at first.'],
    ['Confirm', 'Starts the action and shows that it is running.'],
    ['Failure', 'An error in the dialog, which stays open.'],
  ],
  keyboard: [
    ['Enter, Space', 'Presses the focused button, which is Cancel at first.'],
    ['Tab', 'Moves between the two buttons.'],
    ['Escape', 'Cancels.'],
  ],
  accessibility: [
    'The focus starts on Cancel and returns to the button that opened the dialog.',
    'It cannot be closed while the action is running, and is announced as busy.',
  ],
  spec: ['Account area'],
  screen: 480,
} satisfies WidgetDocs
