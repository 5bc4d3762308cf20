import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Avatar',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['profile picture', 'initials', 'user image'],
  purpose: "A person's picture, or the initials of the name when there is no picture.",
  alternatives: [
    { when: 'It opens the account menu', use: 'avatar-menu' },
    { when: 'It stands for an airline', use: 'airline-mark' },
    { when: 'It stands for a function', use: 'icon' },
  ],
  do: [
    {
      copy: 'Ayesha Rahman',
      why: 'Give the full name. The initials are made from it, also in Bangla.',
    },
    { why: 'Mark it as decorative when the name is shown beside it.' },
  ],
  dont: [
    { why: 'Do not use it for a company or a place.' },
    { why: 'Do not make the picture a button.' },
  ],
  anatomy: [
    ['Circle', 'In three sizes.', '[role=img]'],
    ['Picture or initials', 'The initials replace a picture that does not load.'],
  ],
  pictured: 'Initials',
  keyboard: [],
  accessibility: [
    "Its name is the person's name, unless it is decorative.",
    'Initials keep whole Bangla letters, with their signs.',
  ],
  spec: ['Page frame', 'Profile'],
} satisfies WidgetDocs
