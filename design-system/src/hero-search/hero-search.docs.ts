import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'HeroSearch',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['search form', 'search box', 'search bar', 'booking widget'],
  purpose:
    'The search form of the home page. It has four tabs, and asks for places, dates and travellers in one view.',
  alternatives: [
    { when: 'The search is shown above its results', use: 'flight-summary' },
    { when: 'You need one airport', use: 'airport-autocomplete' },
    { when: 'You need one date', use: 'date-picker' },
  ],
  do: [
    { copy: 'SEARCH FLIGHT', why: 'Use one vermilion button that is always enabled.' },
    {
      copy: 'Choose where you fly to.',
      why: 'Show errors at the fields and move the focus to the first.',
    },
    {
      copy: 'SAVE MORE ON Return Flight',
      why: 'Offer a return flight in place of the empty field.',
    },
  ],
  dont: [
    { why: 'Do not clear a field when the trip type changes.' },
    { why: 'Do not disable the button while a value is missing.' },
  ],
  anatomy: [
    ['Tabs', 'Links to Flight, Holiday, Visa and Hotels.'],
    ['Trip type', 'One-Way, Round-Trip, MultiCity.'],
    ['Route', 'From and To, with the swap button between them.'],
    ['Dates', 'Departure and return, in one calendar.'],
    ['Passenger and Class', 'Opens the passenger modal.'],
    ['Search button', 'The primary action.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the form in reading order.'],
    ['Enter', 'Searches from any field whose list is closed.'],
  ],
  accessibility: [
    'A plain form, so it searches without JavaScript.',
    'The number of errors is announced, and the focus moves to the first.',
    'Panels slide when the tab changes, except with reduced motion.',
    "A swap is announced, such as From Cox's Bazar to Dhaka.",
  ],
  spec: ['Flight search form', 'Flight search rules'],
} satisfies WidgetDocs
