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
    ['Strip', 'Above the bottom of the screen.'],
    ['Mark', 'Icon and word for the tone.'],
    ['Words', 'One line.'],
    ['Action', 'The way back, optional.'],
    ['Close button', 'Always.'],
  ],
  keyboard: [
    ['Tab', 'Reaches its buttons.'],
    ['Escape', 'Closes it.'],
  ],
  accessibility: [
    'A status that is announced once and takes no focus.',
    'It waits while the pointer or the focus is on it.',
    'It does not slide when motion is reduced.',
  ],
  spec: ['Section 2, Account area'],
} satisfies WidgetDocs
