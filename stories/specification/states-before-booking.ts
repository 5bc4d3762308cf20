import type { SpecLine } from './line.ts'
import { stories } from './places.ts'

const { search, results, booking, holidays, visas, signIn, page } = stories

/** The session, the header, the searches. */
export const statesBeforeBooking: readonly SpecLine[] = [
  {
    id: 'auth-starts-signed-out',
    heading: 'Signed in',
    says: 'Auth starts signed out.',
    stories: [signIn('sign-in')],
  },
  {
    id: 'login-succeeds',
    heading: 'Signed in',
    says: 'Login: the user is set, and it leads to the remembered location.',
    stories: [signIn('signed-in'), booking('sign-in-first')],
  },
  {
    id: 'sign-up-succeeds',
    heading: 'Signed in',
    says: 'Sign-up: the user is set, and it leads to /, or back to where one was going.',
    stories: [signIn('sign-up')],
  },
  {
    id: 'attempt-fails',
    heading: 'Signed in',
    says: 'A failed attempt stores the server’s message; the next one that succeeds clears it.',
    stories: [signIn('wrong-password')],
  },
  {
    id: 'social-sign-in',
    heading: 'Sign-in by Google',
    says: 'Social sign-in: on return, the code that Google sent is exchanged for a session.',
    stories: [signIn('thank-you'), signIn('not-signed-in-by-google')],
  },
  {
    id: 'logout',
    heading: 'Signed in',
    says: 'Logout clears the user.',
    stories: [signIn('signed-out')],
  },
  {
    id: 'session-refused',
    heading: 'Guarded pages',
    says: 'When the API refuses the session (status 401 or 403), it is cleared, and the login page opens.',
    stories: [signIn('session-over'), booking('signed-out-meanwhile')],
  },
  {
    id: 'header-tab',
    heading: 'Page frame',
    says: 'Header tab: flight, holiday, visa, hotels; held in the address.',
    stories: [page('header-tabs')],
  },
  {
    id: 'header-visibility',
    heading: 'Header visibility',
    says: 'Header visibility: top, hide past 200 px, show.',
    stories: [page('header-hides')],
  },
  {
    id: 'airport-chosen',
    heading: 'Search choices',
    says: 'Choosing a suggestion fills the input with the city and stores the airport.',
    stories: [search('airport-chosen')],
  },
  {
    id: 'airports-swapped',
    heading: 'Search choices',
    says: 'Swap exchanges both, what is shown and what is searched.',
    stories: [search('swapped')],
  },
  {
    id: 'suggestions-open-and-close',
    heading: 'Search choices',
    says: 'An empty field opens the default suggestions; a click outside, or another click, closes them.',
    stories: [search('airports-suggested')],
  },
  {
    id: 'date-picker-opens-and-closes',
    heading: 'Date picker',
    says: 'The date picker opens on focus or click; closes on select, Escape or outside click.',
    stories: [search('calendar-opened'), search('calendar-closed')],
  },
  {
    id: 'to-round-trip',
    heading: 'Trip types',
    says: 'Changing from one way to round trip sets the return date to the day after departure.',
    stories: [search('round-trip')],
  },
  {
    id: 'to-one-way',
    heading: 'Trip types',
    says: 'Changing to one way or multi-city clears the return date.',
    stories: [search('back-to-one-way'), search('multi-city')],
  },
  {
    id: 'multi-city-rows',
    heading: 'Trip types',
    says: 'Multi-city rows: up to 4, added one at a time, removable (not the first).',
    stories: [search('multi-city')],
  },
  {
    id: 'passengers-chosen',
    heading: 'Flight search form',
    says: 'Passenger Selection counts travellers and chooses the cabin; it says what airlines refuse.',
    stories: [search('passengers-chosen'), search('more-passengers-than-airlines-take')],
  },
  {
    id: 'flight-searched',
    heading: 'Flight search form',
    says: 'SEARCH FLIGHT leads to the results.',
    stories: [results('from-the-home-page'), results('airlines-still-answering')],
  },
  {
    id: 'holiday-search-enabled',
    heading: 'Holiday search form',
    says: 'The holidays search button is disabled until a destination is chosen.',
    stories: [holidays('search')],
  },
  {
    id: 'visa-search-enabled',
    heading: 'Visa search form',
    says: 'The visa search button is disabled until a destination is chosen; travellers never go below 1.',
    stories: [visas('search'), visas('travelers-at-their-least')],
  },
]
