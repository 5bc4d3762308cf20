import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Toast',
  purpose:
    'Says that something worked, and offers to take it back. It goes by itself, and waits while one is on it.',
  alternatives: [
    { when: 'It failed, or must be read', use: 'alert' },
    { when: 'It must be answered', use: 'confirm-dialog' },
    { when: 'It belongs to one field', use: 'field' },
  ],
  do: [
    { copy: 'Traveller removed. Undo', why: 'What happened, and the way back.' },
    { why: 'One line.' },
  ],
  dont: [
    { copy: 'Error!', why: 'What must be read does not go away by itself.' },
    { why: 'Do not put the only way to something in it.' },
  ],
  anatomy: [
    ['Stack', 'One for the page; three at once, the rest waits.'],
    ['Mark', 'Icon and word for the tone.'],
    ['Words', 'One line.'],
    ['Action', 'The way back, optional.'],
    ['Dismiss', 'Always.'],
  ],
  keyboard: [
    ['F8', 'Goes to the stack, from anywhere.'],
    ['Tab', 'Reaches its buttons.'],
    ['Escape', 'Dismisses it, from inside.'],
  ],
  accessibility: [
    'A critical message interrupts a screen reader and stays until it is dismissed; the others wait their turn.',
    'Time stands still while the pointer or the focus is on it, or the page is hidden.',
    'It takes no focus by itself.',
  ],
  spec: ['Saved answers'],
  screen: 360,
} satisfies WidgetDocs
