import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Card',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['tile', 'panel', 'paper', 'surface', 'container'],
  purpose:
    'A sheet that holds what belongs together. TicketCard is the same with a torn-off stub for the price and the next step.',
  alternatives: [
    { when: 'It is a flight offer', use: 'flight-card' },
    { when: 'It is a booking', use: 'order-card' },
    { when: 'Things only need space between them', use: 'stack' },
  ],
  do: [
    {
      copy: '৳12,34,567 for 9 travellers',
      why: "Put the price on the ticket's stub, and say for whom.",
    },
    { why: 'Raise a card only when it floats over something.' },
  ],
  dont: [
    { why: 'Do not put a card in a card: use a divider.' },
    { why: 'Do not make a whole card a link and put buttons in it.' },
  ],
  anatomy: [
    ['Sheet', 'Rounded by 16 px, resting or raised.'],
    ['Main part', 'The content; padding shrinks on a phone.'],
    ['Perforation', 'The running stitch between main part and stub.'],
    ['Stub', 'At the end on a desktop, below on a phone.'],
  ],
  keyboard: [],
  accessibility: [
    'Choose the element by meaning: article, section, li.',
    'The perforation is decoration.',
  ],
  spec: ['Foundations'],
} satisfies WidgetDocs
