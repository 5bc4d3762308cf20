import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'RoomsAndTravellers',
  purpose: 'How many rooms of each kind, and who sleeps in them, by age band.',
  alternatives: [
    { when: 'It is about a flight', use: 'passenger-modal' },
    { when: 'It is one count', use: 'stepper' },
    { when: 'It shows what the rooms cost', use: 'tariff-table' },
  ],
  do: [
    { copy: 'Child (7-12)', why: 'The band is in the name, because it decides the price.' },
    { copy: '2 rooms, 5 travellers', why: 'The total in words.' },
    { copy: 'Two double rooms sleep 4 adults and children.', why: 'A refusal says the rule.' },
  ],
  dont: [
    { why: 'Do not lower a count silently.' },
    { why: 'Do not let a room be removed under its travellers.' },
  ],
  anatomy: [
    ['Rooms', 'Single, double, twin, triple.'],
    ['Travellers', 'Adults, two bands of children, infants.'],
    ['Total', 'In words.'],
    ['Refusal', 'Why a change does not hold.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the counts.'],
    ['Up, Down', 'One more, one less.'],
  ],
  accessibility: [
    'Two groups with legends; the total and a refusal are announced.',
    'The counts are number inputs: the form has them without JavaScript.',
  ],
  spec: ['Section 2, Package reservation', 'Section 5', 'Section 9', 'D7'],
} satisfies WidgetDocs
