import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PassengerModal',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['passenger picker', 'guests', 'travellers', 'cabin class', 'popover'],
  purpose:
    'Who flies and in which class. Each kind says its age band, because a child is priced by it.',
  alternatives: [
    { when: 'There are rooms too', use: 'rooms-and-travelers' },
    { when: 'It is one count', use: 'number-stepper' },
    { when: 'The names are asked', use: 'traveler-form' },
  ],
  do: [
    { copy: '2 to under 12 years', why: 'The age band stands beside each kind.' },
    { copy: '3 Travellers', why: 'The field shows the sum in words.' },
    {
      copy: 'Airlines take at most 9 adults and children in one booking.',
      why: 'Say the limit when it is crossed, and let the count stand.',
    },
  ],
  dont: [{ why: 'Do not cut a count silently.' }, { copy: 'Pax', why: 'No trade words.' }],
  anatomy: [
    ['Field', 'Passenger and Class: the sum and the class.'],
    ['Steppers', 'Adults, children, infants.'],
    ['Limits', 'A warning when airlines would refuse.'],
    ['Class', 'Economy, Business, First Class.'],
    ['Done', 'Closes; each press counts already.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens it, and presses its buttons.'],
    ['Up, Down', 'Changes a count.'],
    ['Left, Right', 'Changes the class.'],
    ['Escape', 'Closes it; what was chosen stays.'],
  ],
  accessibility: [
    'Limits are announced when they appear and described at the field.',
    'Without JavaScript native inputs of the same names stand in its place.',
  ],
  spec: [
    'Flight search form',
    'Age bands',
    'Decision 008, What airlines refuse is said before they are asked',
  ],
  opens: 720,
} satisfies WidgetDocs
