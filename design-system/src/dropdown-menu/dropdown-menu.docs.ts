import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DropdownMenu',
  purpose: 'Actions on one thing, behind one button.',
  alternatives: [
    { when: 'A value is chosen', use: 'field' },
    { when: "It is the account's menu", use: 'avatar-menu' },
    { when: 'It explains or adjusts', use: 'popover' },
    { when: 'There are only one or two actions', use: 'button' },
  ],
  do: [
    { copy: 'Download receipt', why: 'A verb and its object.' },
    { why: 'Put what removes something last.' },
  ],
  dont: [
    { copy: 'More', why: 'Name the button after the thing: Actions for booking J-1042.' },
    { why: 'Do not put the most needed action in it.' },
  ],
  anatomy: [
    ['Button', 'Yours; it says whether the menu is open.'],
    ['Menu', 'A raised list, kept inside the window.'],
    ['Item', 'Icon, optional, and words; does something or goes somewhere.'],
  ],
  keyboard: [
    ['Enter, Space, Down', 'Opens it at the first item.'],
    ['Up', 'Opens it at the last item.'],
    ['Up, Down', 'Moves through the items, around the ends.'],
    ['Home, End', 'First, last item.'],
    ['Letters', 'Goes to the item that begins so.'],
    ['Escape', 'Closes; the focus goes back to the button.'],
    ['Tab', 'Closes and goes on.'],
  ],
  accessibility: [
    'A menu button after WAI-ARIA APG.',
    'Escape closes only the topmost of several overlays.',
  ],
  defaults: [['Highest menu', '300 px']],
  spec: ['Page frame', 'Widget defaults'],
  screen: 380,
} satisfies WidgetDocs
