import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Button',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['CTA', 'submit', 'icon button', 'action button'],
  purpose: 'Starts an action, such as searching or paying. Four variants set the emphasis.',
  alternatives: [
    { when: 'It goes to another page', use: 'link' },
    { when: 'It swaps From and To', use: 'swap-button' },
  ],
  do: [
    { copy: 'Search flights', why: 'Use a verb and its object to say what will happen.' },
    { copy: 'Pay ৳12,34,567', why: 'Show the amount on the button that charges it.' },
    {
      why: 'Use one vermilion primary button in a view, for the next step. Use the brand tone for the main button of a card or section.',
    },
  ],
  dont: [
    { copy: 'Click here', why: 'It makes no sense out of context.' },
    { copy: 'OK', why: 'Name the action instead.' },
    { why: 'Do not disable the submit button of a form. When it is pressed, say what is missing.' },
  ],
  anatomy: [
    [
      'Surface',
      'Primary in the action or the brand tone, secondary, ghost or danger; 44 px high, 36 px when small inside dense rows.',
      'button',
    ],
    ['Icon', 'Optional and decorative, before the label.', 'svg'],
    ['Label', 'Wraps when it is long.', 'button > span'],
    ['Busy ring', 'Replaces the label while loading. The width does not change.'],
  ],
  pictured: 'WithIcon',
  keyboard: [['Enter, Space', 'Presses the button.']],
  accessibility: [
    'While loading it keeps its name and focus, is announced as busy and ignores presses.',
    'IconButton requires a label and shows it as a tooltip.',
    'ButtonLink looks like a button and behaves like a link.',
  ],
  spec: ['Foundations, Colour'],
} satisfies WidgetDocs
