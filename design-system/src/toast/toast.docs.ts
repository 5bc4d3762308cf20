import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Toast',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['snackbar', 'notification', 'flash message', 'undo message'],
  purpose:
    'Says that something worked, and offers to take it back. It goes by itself, and waits while someone is on it.',
  alternatives: [
    { when: 'It failed, or must be read', use: 'alert' },
    { when: 'It must be answered', use: 'confirm-dialog' },
    { when: 'It belongs to one field', use: 'field' },
  ],
  do: [
    { copy: 'Traveller removed. Undo', why: 'Say what happened, and give the way back.' },
    { why: 'Use one line.' },
  ],
  dont: [
    { copy: 'Error!', why: 'What must be read does not go away by itself.' },
    { why: 'Do not put the only way to something in it.' },
  ],
  anatomy: [
    ['Stack', 'One for the page, below its other content.'],
    ['Mark', 'Icon and word for the tone.'],
    ['Words', 'One line.'],
    ['Action', 'Optional: the way back.'],
    ['Dismiss', 'Always there.'],
  ],
  keyboard: [
    ['F8', 'Goes to the stack, from anywhere.'],
    ['Tab', 'Reaches its buttons.'],
    ['Escape', 'Dismisses the message that has the focus.'],
  ],
  accessibility: [
    'A critical message interrupts a screen reader and stays until it is dismissed.',
    'Its time stands still while the pointer or the focus is on it, or the window is in the background.',
    'It takes no focus by itself.',
  ],
  defaults: [['Time that a message stays', '8 seconds']],
  spec: ['WCAG 2.2, 2.2.1'],
  screen: 360,
} satisfies WidgetDocs
