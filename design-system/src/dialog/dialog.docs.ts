import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Dialog',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['modal', 'popup', 'lightbox', 'sheet', 'drawer', 'overlay'],
  purpose:
    'Asks for a short task on top of the page, such as choosing passengers. Sheet opens from the bottom of a phone or from the side of a desktop.',
  alternatives: [
    { when: 'It is a question with two answers', use: 'confirm-dialog' },
    { when: 'The session is over', use: 'session-expired-modal' },
    { when: 'It is a message', use: 'alert' },
  ],
  do: [
    { copy: 'Passengers', why: 'Name the task in the title.' },
    { copy: 'Done', why: 'Say on the button how the task ends.' },
    { why: 'Keep the choices however the dialog is closed, or ask before discarding them.' },
  ],
  dont: [
    { copy: 'Warning!', why: 'The title does not name the task.' },
    { why: 'Do not open a dialog from a dialog.' },
    { why: 'Do not open a dialog that the traveller did not ask for.' },
  ],
  anatomy: [
    ['Overlay', 'Dims the page. It scrolls when the dialog is long.'],
    ['Panel', 'Small, medium or large; a sheet on a phone.'],
    ['Title and description', 'Name and explain the task.'],
    ['Close button', 'Always shown, unless the dialog must be answered.'],
    ['Footer', 'Buttons that stay in view while the content scrolls.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves within the dialog.'],
    ['Escape', 'Closes the dialog, unless it must be answered.'],
  ],
  accessibility: [
    'The focus moves into the dialog, stays there, and returns to the button that opened it.',
    'The page behind does not scroll and is hidden from screen readers.',
    'Lists inside the dialog can be scrolled.',
  ],
  spec: ['Flight search form'],
  screen: 560,
} satisfies WidgetDocs
