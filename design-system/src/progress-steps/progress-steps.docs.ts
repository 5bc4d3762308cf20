import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'ProgressSteps',
  purpose: 'Where one is in a booking: steps on the running stitch.',
  alternatives: [
    { when: 'One can choose among the parts', use: 'tabs' },
    { when: 'It is a journey', use: 'itinerary-timeline' },
    { when: 'It is a share of something loading', use: 'spinner' },
  ],
  do: [{ copy: 'Travellers, Payment, Done', why: 'One word a step, at most five steps.' }],
  dont: [
    { copy: 'Step 2 of 7', why: 'If it takes seven, join some.' },
    { why: 'Do not make a step a link when going back loses what was typed.' },
  ],
  anatomy: [
    ['List', 'The steps, in order.'],
    ['Knot', 'A number; a check mark when it is done.'],
    ['Stitch', 'Ties the knots.'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list with a name; the current step is marked.',
    'A done step says so in words.',
  ],
  spec: ['Flight booking'],
} satisfies WidgetDocs
