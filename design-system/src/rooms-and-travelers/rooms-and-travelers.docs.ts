import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'RoomsAndTravelers',
  status: 'beta',
  since: '1.0.0-beta.0',
  alsoCalled: ['room picker', 'guests', 'occupancy', 'quantity'],
  purpose: 'Asks for the number of rooms of each type and of travellers in each age band.',
  alternatives: [
    { when: 'It is about a flight', use: 'passenger-modal' },
    { when: 'It is a single number', use: 'number-stepper' },
    { when: 'It shows the prices of rooms', use: 'tariff-table' },
  ],
  do: [
    { copy: 'Child (7-12)', why: 'Put the age band in the label, because it sets the price.' },
    { copy: '2 rooms, 5 travellers', why: 'Show the totals as text.' },
    {
      copy: 'These rooms hold 2 adults and children, and you chose 3.',
      why: 'Explain what does not fit, and let travellers change every number.',
    },
    { copy: '1 bed stays empty', why: 'Warn about beds that are paid for and not used.' },
  ],
  dont: [
    { why: 'Do not lower a number without saying so.' },
    { why: 'Do not block a number. Travellers can change numbers in any order.' },
  ],
  anatomy: [
    ['Travellers', 'Adults, two bands of children, infants.'],
    ['Rooms', 'Single, double, twin, triple.'],
    ['Total', 'As text.'],
    ['Message', 'Says what does not fit or stays empty.'],
    ['Action', 'The next step.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the numbers.'],
    ['Up, Down', 'Adds or subtracts one.'],
  ],
  accessibility: [
    'Two groups with legends. The total and the message are announced.',
    'Native number inputs, so the form works without JavaScript.',
  ],
  spec: [
    'Holiday reservation',
    'Rooms and travellers',
    'Room prices',
    'Decision 038, A package has so many places a day, and none is sold twice',
  ],
} satisfies WidgetDocs
