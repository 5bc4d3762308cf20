import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Popover',
  purpose: 'A small panel beside its button that explains or adjusts it. The page stays in use.',
  alternatives: [
    { when: 'It must be answered', use: 'dialog' },
    { when: 'It is a few words', use: 'tooltip' },
    { when: 'It lists actions', use: 'dropdown-menu' },
  ],
  do: [
    { copy: 'What is a processing fee?', why: 'Name the button after what one will read.' },
    { why: 'Keep it to a few lines or one control.' },
  ],
  dont: [
    { why: 'Do not open it on hover.' },
    { why: 'Do not put a form of several fields in it.' },
  ],
  anatomy: [
    ['Button', 'Yours; it says whether the panel is open.'],
    ['Panel', 'Raised, kept inside the window.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens and closes it.'],
    ['Tab', 'Goes into the panel, and closes it on leaving.'],
    ['Escape', 'Closes; the focus goes back to the button.'],
  ],
  accessibility: [
    'A dialog that is not modal, with a name.',
    'A press outside closes it; inside a dialog it closes alone.',
  ],
  spec: ['Foundations'],
  screen: 340,
} satisfies WidgetDocs
