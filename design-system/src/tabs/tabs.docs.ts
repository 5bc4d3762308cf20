import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Tabs',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['tab bar', 'tab list', 'navigation tabs', 'link tabs'],
  purpose: 'Parts of one thing, one at a time. LinkTabs looks the same and leads to pages.',
  alternatives: [
    { when: 'One value is chosen', use: 'segmented-control' },
    { when: "It is the product's navigation", use: 'header' },
  ],
  do: [
    { copy: 'FLIGHT FARE, BAGGAGE', why: 'One or two words each.' },
    { why: 'Put what most people need in the first.' },
  ],
  dont: [
    { why: 'Do not hide what must be read, such as a fee, in a later tab.' },
    { why: 'Do not use tabs that reload the page: use LinkTabs.' },
  ],
  anatomy: [
    ['List', 'The tabs on a line; it scrolls on a phone.'],
    ['Tab', 'Icon, optional, and words; the open one has the stitch.'],
    ['Panel', 'What the open tab shows.'],
  ],
  keyboard: [
    ['Left, Right', 'Opens the tab beside; mirrored in right-to-left text.'],
    ['Home, End', 'Opens the first, the last.'],
    ['Tab', 'Goes into the panel.'],
  ],
  accessibility: [
    'WAI-ARIA tabs: one stop in the tab order.',
    'LinkTabs is a navigation with the current page marked.',
    'keepMounted keeps what was typed in a closed panel.',
  ],
  spec: ['Flight results'],
} satisfies WidgetDocs
