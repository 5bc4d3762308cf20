import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'Card',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['tile', 'panel', 'paper', 'surface', 'container'],
  purpose:
    'Groups content that belongs together. TicketCard adds a stub for the price and the next step.',
  alternatives: [
    { when: 'It is a flight offer', use: 'flight-card' },
    { when: 'It is a booking', use: 'order-card' },
    { when: 'The parts only need space between them', use: 'stack' },
  ],
  do: [
    {
      copy: '৳12,34,567 for 9 travellers',
      why: 'Put the price on the stub, and say how many people it is for.',
    },
    { why: 'Raise a card only when it floats over other content.' },
  ],
  dont: [
    { why: 'Do not put a card in a card. Use a divider.' },
    { why: 'Do not put buttons in a card that is a link.' },
  ],
  anatomy: [
    ['Sheet', 'Has 16 px corners and is resting or raised.'],
    ['Main part', 'The content; padding shrinks on a phone.'],
    ['Perforation', 'The dashed line between the main part and the stub.'],
    ['Stub', 'At the end of the card on a desktop, below it on a phone.'],
  ],
  keyboard: [],
  accessibility: [
    'Choose the element by its meaning, such as article, section or li.',
    'The perforation is decorative.',
  ],
  spec: ['Foundations'],
} satisfies WidgetDocs
