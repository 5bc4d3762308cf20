import type { SpecLine } from './line.ts'
import { stories, tests } from './places.ts'

const { search, results, booking, holidays, visas, signIn, page } = stories
const oneWay = tests.bookFlight('one way: from the home page to the order in the account')

/** The session, the header, the searches. */
export const statesBeforeBooking: readonly SpecLine[] = [
  {
    id: 'auth-starts-signed-out',
    heading: 'Signed in',
    says: 'Auth starts signed out.',
    stories: [signIn('sign-in')],
    tests: [
      tests.header('links the four categories, marks the one we are in, and offers to sign in'),
    ],
  },
  {
    id: 'login-succeeds',
    heading: 'Signed in',
    says: 'Login: the user is set, and it leads to the remembered location.',
    stories: [signIn('signed-in'), booking('sign-in-first')],
    tests: [
      tests.signIn(
        'a taken name and a wrong password are shown under the form, and nothing typed is lost',
      ),
    ],
  },
  {
    id: 'sign-up-succeeds',
    heading: 'Signed in',
    says: 'Sign-up: the user is set, and it leads to /, or back to where one was going.',
    stories: [signIn('sign-up')],
    tests: [oneWay],
  },
  {
    id: 'attempt-fails',
    heading: 'Signed in',
    says: 'A failed attempt stores the server’s message; the next one that succeeds clears it.',
    stories: [signIn('wrong-password')],
    tests: [
      tests.signIn(
        'a taken name and a wrong password are shown under the form, and nothing typed is lost',
      ),
    ],
  },
  {
    id: 'social-sign-in',
    heading: 'Sign-in by Google',
    says: 'Social sign-in: on return, the code that Google sent is exchanged for a session.',
    stories: [signIn('thank-you'), signIn('not-signed-in-by-google')],
    tests: [
      tests.google('login by Google leads back to where one was, and back does not sign in again'),
    ],
  },
  {
    id: 'logout',
    heading: 'Signed in',
    says: 'Logout clears the user.',
    stories: [signIn('signed-out')],
    tests: [tests.shell('the avatar menu leads to the bookings and out')],
  },
  {
    id: 'session-refused',
    heading: 'Guarded pages',
    says: 'When the API refuses the session (status 401 or 403), it is cleared, and the login page opens.',
    stories: [signIn('session-over'), booking('signed-out-meanwhile')],
    tests: [['tests/site/caller.test.ts', '%s: signs out and leads to the login page and back']],
  },
  {
    id: 'header-tab',
    heading: 'Page frame',
    says: 'Header tab: flight, holiday, visa, hotels; held in the address.',
    stories: [page('header-tabs')],
    tests: [
      tests.header('links the four categories, marks the one we are in, and offers to sign in'),
    ],
  },
  {
    id: 'header-visibility',
    heading: 'Header visibility',
    says: 'Header visibility: top, hide past 200 px, show.',
    stories: [page('header-hides')],
    tests: [
      tests.header(
        'hides on the way down past 200 px, shows on the way up, and is on top near the top',
      ),
      tests.shell('the header hides on the way down past 200 px and shows on the way up'),
    ],
  },
  {
    id: 'airport-chosen',
    heading: 'Search choices',
    says: 'Choosing a suggestion fills the input with the city and stores the airport.',
    stories: [search('airport-chosen')],
    tests: [
      tests.combobox('typing lists, arrows move and wrap, Enter takes, and the form has the value'),
    ],
  },
  {
    id: 'airports-swapped',
    heading: 'Search choices',
    says: 'Swap exchanges both, what is shown and what is searched.',
    stories: [search('swapped')],
    tests: [
      tests.searchForm('swap exchanges what is shown and what is searched, and is announced'),
    ],
  },
  {
    id: 'suggestions-open-and-close',
    heading: 'Search choices',
    says: 'An empty field opens the default suggestions; a click outside, or another click, closes them.',
    stories: [search('airports-suggested')],
    tests: [
      tests.combobox('a press on an empty field shows the suggestions, another one hides them'),
    ],
  },
  {
    id: 'date-picker-opens-and-closes',
    heading: 'Date picker',
    says: 'The date picker opens on focus or click; closes on select, Escape or outside click.',
    stories: [search('calendar-opened'), search('calendar-closed')],
    tests: [
      tests.dates(
        'opens on focus, takes a day by mouse, closes, and stays closed with the focus on the field',
      ),
      tests.dates('a press outside closes'),
    ],
  },
  {
    id: 'to-round-trip',
    heading: 'Trip types',
    says: 'Changing from one way to round trip sets the return date to the day after departure.',
    stories: [search('round-trip')],
    tests: [
      tests.searchForm(
        'the return tile makes it a round trip that returns the day after, and opens that date',
      ),
    ],
  },
  {
    id: 'to-one-way',
    heading: 'Trip types',
    says: 'Changing to one way or multi-city clears the return date.',
    stories: [search('back-to-one-way'), search('multi-city')],
    tests: [
      tests.searchForm(
        'the return tile makes it a round trip that returns the day after, and opens that date',
      ),
    ],
  },
  {
    id: 'multi-city-rows',
    heading: 'Trip types',
    says: 'Multi-city rows: up to 4, added one at a time, removable (not the first).',
    stories: [search('multi-city')],
    tests: [tests.searchForm('multi-city: rows come, take the focus, go, and are sent as legs')],
  },
  {
    id: 'passengers-chosen',
    heading: 'Flight search form',
    says: 'Passenger Selection counts travellers and chooses the cabin; it says what airlines refuse.',
    stories: [search('passengers-chosen'), search('more-passengers-than-airlines-take')],
    tests: [
      tests.searchForm(
        'passengers: counted in the modal, kept when it is closed, and the limit is shown',
      ),
    ],
  },
  {
    id: 'flight-searched',
    heading: 'Flight search form',
    says: 'SEARCH FLIGHT leads to the results.',
    stories: [results('from-the-home-page'), results('airlines-still-answering')],
    tests: [oneWay],
  },
  {
    id: 'holiday-search-enabled',
    heading: 'Holiday search form',
    says: 'The holidays search button is disabled until a destination is chosen.',
    stories: [holidays('search')],
    tests: [tests.holidays('from the home page to the reserved holiday in the account')],
  },
  {
    id: 'visa-search-enabled',
    heading: 'Visa search form',
    says: 'The visa search button is disabled until a destination is chosen; travellers never go below 1.',
    stories: [visas('search'), visas('travelers-at-their-least')],
    tests: [tests.visas('keyboard only: search, requirements, application with a picture')],
  },
]
