import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'DropdownMenu',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['menu button', 'actions menu', 'overflow menu', 'kebab menu', 'context actions'],
  purpose: 'Actions on one thing, behind one button.',
  alternatives: [
    { when: 'A value is chosen', use: 'field' },
    { when: "It is the account's menu", use: 'avatar-menu' },
    { when: 'There are only one or two actions', use: 'button' },
  ],
  do: [
    { copy: 'Download receipt', why: 'Use a verb and its object.' },
    { why: 'Put what removes something last, with a stitch before it.' },
  ],
  dont: [
    { copy: 'More', why: 'Name the button after the thing: Actions for booking J-1042.' },
    { why: 'Do not put the most needed action in it.' },
    { why: 'Do not make it the only way: without JavaScript it does not open.' },
  ],
  anatomy: [
    ['Button', 'Yours. It says whether the menu is open.'],
    ['Menu', 'A raised list, kept inside the window.'],
    ['Item', 'Words with an optional icon. It does something or goes somewhere.'],
  ],
  keyboard: [
    ['Enter, Space, Down', 'Opens it at the first item.'],
    ['Up, Down', 'Moves through the items and round the ends.'],
    ['Home, End', 'Moves to the first or last item.'],
    ['Letters', 'Moves to the item that begins so.'],
    ['Escape', 'Closes it. The focus goes back to the button.'],
  ],
  accessibility: [
    'Follows the WAI-ARIA menu button pattern.',
    'Escape closes the menu and leaves a dialog around it open.',
  ],
  defaults: [['Highest menu', '300 px']],
  spec: ['Widget defaults'],
  opens: 380,
} satisfies WidgetDocs
