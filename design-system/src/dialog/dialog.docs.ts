import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Dialog',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['modal', 'popup', 'lightbox', 'sheet', 'drawer', 'overlay'],
  purpose:
    'Holds the page until something short is done: choose the passengers, edit one thing. Sheet is the same from the bottom of a phone or the side of a desktop.',
  alternatives: [
    { when: 'The question has two answers', use: 'confirm-dialog' },
    { when: 'The session is over', use: 'session-expired-modal' },
    { when: 'It is a message', use: 'alert' },
  ],
  do: [
    { copy: 'Passengers', why: 'The title names the task.' },
    { copy: 'Done', why: 'The button says how it ends.' },
    { why: 'Keep what was chosen however it is closed, or ask before throwing it away.' },
  ],
  dont: [
    { copy: 'Warning!', why: 'A title that says nothing.' },
    { why: 'Do not open a dialog from a dialog.' },
    { why: 'Do not open one when nobody asked for it.' },
  ],
  anatomy: [
    ['Overlay', 'Dims the page and scrolls when the dialog is long.'],
    ['Panel', 'Small, medium or large; a sheet on a phone.'],
    ['Title and description', 'Name and explain it.'],
    ['Close button', 'Always, unless it must be answered.'],
    ['Footer', 'Buttons; they stay in view while the rest scrolls.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves inside the dialog only.'],
    ['Escape', 'Closes it, unless it must be answered.'],
  ],
  accessibility: [
    'The focus goes in, stays in, and comes back to what opened it.',
    'The page behind neither scrolls nor is read.',
    'A wheel over a list inside scrolls the list.',
  ],
  spec: ['Flight search form', 'Decision 078, Back closes what covers the page'],
  screen: 560,
} satisfies WidgetDocs
