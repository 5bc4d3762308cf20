import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'RoomsAndTravelers',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['room picker', 'guests', 'occupancy', 'quantity'],
  purpose: 'How many rooms of each kind, and who sleeps in them, by age band.',
  alternatives: [
    { when: 'It is about a flight', use: 'passenger-modal' },
    { when: 'It is one count', use: 'number-stepper' },
    { when: 'It shows what the rooms cost', use: 'tariff-table' },
  ],
  do: [
    { copy: 'Child (7-12)', why: 'The band is in the name, because it decides the price.' },
    { copy: '2 rooms, 5 travellers', why: 'The total in words.' },
    {
      copy: 'These rooms hold 2 adults and children, and you chose 3.',
      why: 'Say what does not fit, and let every count move.',
    },
    { copy: '1 bed stays empty', why: 'Warn of what is paid for and not used.' },
  ],
  dont: [
    { why: 'Do not lower a count silently.' },
    { why: 'Do not hold a count back: the fitting order of taps is not to be guessed.' },
  ],
  anatomy: [
    ['Travellers', 'Adults, two bands of children, infants.'],
    ['Rooms', 'Single, double, twin, triple.'],
    ['Total', 'In words.'],
    ['Message', 'What does not fit or stays empty, in sight while the counts are.'],
    ['Action', 'What to do about it.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the counts.'],
    ['Up, Down', 'One more, one less.'],
  ],
  accessibility: [
    'Two groups with legends; the total and the message are announced politely.',
    'The counts are number inputs: the form has them without JavaScript.',
  ],
  spec: [
    'Holiday reservation',
    'Rooms and travellers',
    'Room prices',
    'Decision 038, A package has so many places a day, and none is sold twice',
  ],
} satisfies WidgetDocs
