import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'AvatarMenu',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['account menu', 'user menu', 'profile dropdown'],
  purpose: "The signed-in traveller's menu in the header: bookings, profile and logout.",
  alternatives: [{ when: 'The traveller is signed out', use: 'link' }],
  do: [
    { copy: 'My Booking', why: 'Name the places one goes to.' },
    { why: 'Keep it to a handful of links, with Logout last.' },
  ],
  dont: [
    { why: 'Do not put settings or switches in it.' },
    { copy: 'Hi, Ayesha!', why: 'Show the name alone, without a greeting.' },
  ],
  anatomy: [
    ['Button', 'The picture, or a person icon; at least 44 px.'],
    ['Name', 'Who is signed in.'],
    ['Links', 'Each with an icon and a word.'],
    ['Logout', "A form's button, never a link."],
  ],
  keyboard: [
    ['Enter, Space', 'Opens and closes the menu.'],
    ['Tab', 'Moves through the links.'],
    ['Escape', 'Closes and gives the focus back to the button.'],
  ],
  accessibility: [
    'A native disclosure: it opens without JavaScript.',
    'A press outside or a choice closes it.',
  ],
  spec: ['Page frame'],
  opens: 360,
} satisfies WidgetDocs
