import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'HeroSearch',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['search form', 'search box', 'search bar', 'booking widget'],
  purpose:
    'The search card of the home page. Four tabs on top; the flight form asks where, when and who in one view.',
  alternatives: [
    { when: 'The search is shown on top of its results', use: 'flight-summary' },
    { when: 'You need one airport', use: 'airport-autocomplete' },
    { when: 'You need one date', use: 'date-picker' },
  ],
  do: [
    { copy: 'SEARCH FLIGHT', why: 'One vermilion button; it can always be pressed.' },
    {
      copy: 'Choose where you fly to.',
      why: 'What is missing is said at its field, and the first one takes the focus.',
    },
    { copy: 'SAVE MORE ON Return Flight', why: 'Offer the return flight as a tile in its place.' },
  ],
  dont: [
    { why: 'Do not clear a field when the trip type changes.' },
    { why: 'Do not disable the button while something is missing.' },
  ],
  anatomy: [
    ['Tabs', 'Flight, Holiday, Visa, Hotels: links with addresses.'],
    ['Trip type', 'One-Way, Round-Trip, MultiCity.'],
    ['Route', 'From and To on the running stitch, with the swap button.'],
    ['Dates', 'Departure and return, in one calendar.'],
    ['Passenger and Class', 'Opens the passenger modal.'],
    ['Search button', 'The one thing to do next.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the form in reading order.'],
    ['Enter', 'Searches, from any field whose list is closed.'],
  ],
  accessibility: [
    'A plain GET form: it searches without JavaScript.',
    'The number of things that are missing is announced, and the focus goes to the first.',
    'A panel slides in from the side of its tab when the tab changes; with reduced motion it does not.',
    "A swap is said in words: From Cox's Bazar to Dhaka.",
  ],
  spec: [
    'Flight search form',
    'Flight search rules',
    'Decision 004, What is shown is what is searched',
    'Decision 008, What airlines refuse is said before they are asked',
    'Decision 017, Multi-city is `leg`, repeated',
  ],
} satisfies WidgetDocs
