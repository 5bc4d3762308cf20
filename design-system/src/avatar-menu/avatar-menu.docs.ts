import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'AvatarMenu',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['account menu', 'user menu', 'profile dropdown'],
  purpose: "The signed-in traveller's menu in the header: bookings, profile and logout.",
  alternatives: [{ when: 'The traveller is signed out', use: 'link' }],
  do: [
    { copy: 'My Booking', why: 'Name the pages that the links lead to.' },
    { why: 'Use about five links, with Logout last.' },
  ],
  dont: [
    { why: 'Do not put settings or switches in the menu.' },
    { copy: 'Hi, Ayesha!', why: 'Show the name without a greeting.' },
  ],
  anatomy: [
    ['Button', 'The picture, or a person icon; at least 44 px.'],
    ['Name', 'Who is signed in.'],
    ['Links', 'Each with an icon and a word.'],
    ['Logout', 'A button that submits a form.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens and closes the menu.'],
    ['Tab', 'Moves through the links.'],
    ['Escape', 'Closes the menu and returns the focus to the button.'],
  ],
  accessibility: [
    'A native disclosure, so it opens without JavaScript.',
    'It closes when you press outside it or choose a link.',
  ],
  spec: ['Page frame'],
  opens: 360,
} satisfies WidgetDocs
