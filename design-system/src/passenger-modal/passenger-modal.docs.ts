import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'PassengerModal',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['passenger picker', 'guests', 'travellers', 'cabin class', 'popover'],
  purpose:
    'Asks how many people travel and in which class. Each type of traveller has an age band.',
  alternatives: [
    { when: 'You also ask for rooms', use: 'rooms-and-travelers' },
    { when: 'It is a single number', use: 'number-stepper' },
    { when: 'You ask for names', use: 'traveler-form' },
  ],
  do: [
    { copy: '2 to under 12 years', why: 'Show the age band beside each type of traveller.' },
    { copy: '3 Travellers', why: 'Show the total in the field.' },
    {
      copy: 'Airlines take at most 9 adults and children in one booking.',
      why: 'Explain the limit when it is exceeded, and keep the number.',
    },
  ],
  dont: [
    { why: 'Do not lower a number without saying so.' },
    { copy: 'Pax', why: 'Do not use travel industry terms.' },
  ],
  anatomy: [
    ['Field', 'Passenger and Class shows the total and the class.'],
    ['Steppers', 'Adults, children, infants.'],
    ['Limits', 'A warning when airlines would refuse the booking.'],
    ['Class', 'Economy, Business, First Class.'],
    ['Done', 'Closes the dialog. Changes apply at once.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens the dialog, and presses its buttons.'],
    ['Up, Down', 'Changes a number.'],
    ['Left, Right', 'Changes the class.'],
    ['Escape', 'Closes the dialog and keeps the choices.'],
  ],
  accessibility: [
    "Limits are announced and are part of the field's description.",
    'Without JavaScript native inputs take its place.',
  ],
  spec: ['Flight search form', 'Age bands'],
  opens: 720,
} satisfies WidgetDocs
