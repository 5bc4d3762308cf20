import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Tooltip',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['hint', 'info tip', 'hover text', 'popover hint'],
  purpose: 'A few words about a control, on hover and on focus.',
  alternatives: [
    { when: 'It is needed to use the control: give a hint', use: 'field' },
    { when: 'It must be read', use: 'alert' },
  ],
  do: [
    { copy: 'Change of plane in Kolkata', why: 'Give a fact that helps and is not needed.' },
    { why: 'Keep it under ten words.' },
  ],
  dont: [
    { copy: 'Click to search', why: 'The label says that already.' },
    { why: 'Do not put links or buttons in it.' },
    { why: 'Do not rely on it on a phone: a finger does not hover.' },
  ],
  anatomy: [
    ['Control', 'Yours. It must be able to take the focus.'],
    ['Words', 'Raised, kept inside the window.'],
  ],
  keyboard: [
    ['Tab', 'Shows it on focus.'],
    ['Escape', 'Hides it.'],
  ],
  accessibility: [
    "While it is shown, its words are the control's description.",
    'It stays while the pointer is on it.',
  ],
  spec: ['WCAG 2.2, 1.4.13'],
  opens: 200,
} satisfies WidgetDocs
