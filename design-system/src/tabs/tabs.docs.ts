import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Tabs',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['tab bar', 'tab list', 'navigation tabs', 'link tabs'],
  purpose: 'Shows one part of the content at a time. LinkTabs looks the same and links to pages.',
  alternatives: [
    { when: 'The traveller chooses a value', use: 'segmented-control' },
    { when: 'It is the main navigation', use: 'header' },
  ],
  do: [
    { copy: 'FLIGHT FARE, BAGGAGE', why: 'Use one or two words for each tab.' },
    { why: 'Put what most people need in the first tab.' },
  ],
  dont: [
    { why: 'Do not hide important content, such as a fee, in a later tab.' },
    { why: 'Do not use Tabs to load pages. Use LinkTabs.' },
  ],
  anatomy: [
    ['List', 'The tabs in a row, which scrolls on a phone.'],
    ['Tab', 'Text with an optional icon. The open tab is underlined.'],
    ['Panel', 'The content of the open tab.'],
  ],
  keyboard: [
    ['Left, Right', 'Opens the next tab. Mirrored in right-to-left text.'],
    ['Home, End', 'Opens the first or last tab.'],
    ['Tab', 'Moves into the panel.'],
  ],
  accessibility: [
    'Follows the WAI-ARIA tabs pattern: the tabs are one stop for the Tab key.',
    'LinkTabs is a navigation that marks the current page.',
    'keepMounted keeps the typed text in closed panels.',
  ],
  spec: ['Flight results'],
} satisfies WidgetDocs
