import type { SpecLine } from './line.ts'
import { stories, tests } from './places.ts'

const {
  search,
  results,
  booking,
  holidays,
  reserve,
  visas,
  apply,
  signIn,
  forgot,
  password,
  profile,
  bookings,
  page,
} = stories

/** The rows of the error catalogue, each with its situation as its id. */
export const errors: readonly SpecLine[] = [
  {
    id: 'Login failure',
    heading: 'Error catalogue',
    says: 'Login failure: the API’s message is kept and shown under the form.',
    stories: [signIn('wrong-password')],
    tests: [
      tests.signIn(
        'a taken name and a wrong password are shown under the form, and nothing typed is lost',
      ),
    ],
  },
  {
    id: 'Sign-up failure',
    heading: 'Error catalogue',
    says: 'Sign-up failure: the API’s message stands under the form.',
    stories: [signIn('name-taken'), signIn('too-many-tries')],
    tests: [
      tests.signIn(
        'a taken name and a wrong password are shown under the form, and nothing typed is lost',
      ),
    ],
  },
  {
    id: 'Logout failure',
    heading: 'Error catalogue',
    says: 'Logout failure: logged; signed out here all the same, with a warning.',
    stories: [signIn('signed-out-while-offline')],
    tests: [
      [
        'app/routes/auth/logout.test.ts',
        'signs out although the service is out of reach, logs it, and leads to a page that says so',
      ],
    ],
  },
  {
    id: 'Google sign-in failure',
    heading: 'Error catalogue',
    says: 'Google sign-in failure: a code that was used, is too old or is none: logged, and said with a way to try again.',
    stories: [signIn('not-signed-in-by-google')],
    tests: [tests.google('an invalid code signs in no account, and says so')],
  },
  {
    id: 'Visas not loaded',
    heading: 'Error catalogue',
    says: 'Visas not loaded: ‘Error! Task failed.’ with Retry.',
    stories: [visas('visas-not-loaded'), visas('requirements-not-loaded')],
    tests: [tests.visaSearch('the visa tab says that its list did not come, and tries again')],
  },
  {
    id: 'Packages not loaded',
    heading: 'Error catalogue',
    says: 'Packages not loaded: ‘Error! Task failed.’ with Retry, on the list and at the carousel.',
    stories: [holidays('list-not-loaded'), search('packages-not-loaded')],
    tests: [tests.scenarios('packages-load-failure')],
  },
  {
    id: 'Package not loaded',
    heading: 'Error catalogue',
    says: 'Package not loaded: ‘Error! Failed to fetch package details.’',
    stories: [holidays('package-not-loaded')],
    tests: [
      [
        'app/routes/holiday/find-package.server.test.ts',
        'a package that cannot be read just now is a failure that can be tried again',
      ],
    ],
  },
  {
    id: 'Package withdrawn',
    heading: 'Error catalogue',
    says: 'Package withdrawn: ‘This package is no longer offered’.',
    stories: [reserve('withdrawn')],
    tests: [['tests/contract/holiday-payment-cases.ts', 'a holiday: withdrawn meanwhile']],
  },
  {
    id: 'No flights found',
    heading: 'Error catalogue',
    says: 'No flights found: ‘No Results Found’.',
    stories: [results('nothing-found')],
    tests: [
      [
        'mocks/src/scenarios/in-play.test.ts',
        'stay for the visitor until reset, and affect no other visitor',
      ],
    ],
  },
  {
    id: 'Session expiry',
    heading: 'Error catalogue',
    says: 'Session expiry: ‘Session Expired’ modal; countdown text ‘The Session has Expired’.',
    stories: [
      results('session-expires'),
      results('search-that-is-gone'),
      booking('session-expires'),
    ],
    tests: [
      tests.results('when the session ends the page is locked and leads to a new search'),
      tests.countdown('says once that the session has expired'),
    ],
  },
  {
    id: 'No fare rules',
    heading: 'Error catalogue',
    says: 'No fare rules: ‘No Fare Rule Found’.',
    stories: [results('no-fare-rules')],
    tests: [tests.results('an open card shows four tabs; fare rules are always none')],
  },
  {
    id: 'Missing flight',
    heading: 'Error catalogue',
    says: 'Missing flight: ‘This flight is no longer in the list’.',
    stories: [booking('missing-flight')],
    tests: [tests.bookingForm('an offer that is gone leads to a new search')],
  },
  {
    id: 'Empty package list',
    heading: 'Error catalogue',
    says: 'Empty package list: ‘No data found’.',
    stories: [holidays('no-data-found'), holidays('nothing-offered'), visas('none-offered')],
    tests: [
      tests.packages('a package that never was answers 404, filters that fit nothing say so'),
    ],
  },
  {
    id: 'Flight search failure',
    heading: 'Error catalogue',
    says: 'Flight search failure: logged, and said with a way to try again.',
    stories: [results('search-failed'), results('search-refused')],
    tests: [tests.results('a search that cannot be made keeps what was chosen and says why')],
  },
  {
    id: 'Reservation failure',
    heading: 'Error catalogue',
    says: 'Reservation failure: logged, and said where it was tried.',
    stories: [
      reserve('confirmation-not-loaded'),
      reserve('not-reserved'),
      reserve('price-changed'),
      reserve('sold-out'),
      reserve('too-many-unpaid'),
      reserve('withdrawn'),
    ],
    tests: [
      tests.holidays('an old price is shown with the new one, and is paid only when sent again'),
    ],
  },
  {
    id: 'Payment not started',
    heading: 'Error catalogue',
    says: 'Payment not started: logged, and said with a way on; nothing typed is lost.',
    stories: [booking('payment-not-started'), apply('not-applied')],
    tests: [tests.scenarios('payment-process-failure')],
  },
  {
    id: 'Price changed',
    heading: 'Error catalogue',
    says: 'Price changed: the old and the new price; it is paid only when it is submitted again.',
    stories: [booking('price-changed'), reserve('price-changed'), apply('price-changed')],
    tests: [
      tests.holidays('an old price is shown with the new one, and is paid only when sent again'),
      tests.bookingForm('a tampered price is refused with the right one, and nothing is booked'),
      tests.visas('a price that has changed is shown, old and new, and asked for again'),
    ],
  },
  {
    id: 'Too many unpaid bookings',
    heading: 'Error catalogue',
    says: 'Too many unpaid bookings: which bookings wait, what to do, and when there is room again.',
    stories: [reserve('too-many-unpaid')],
    tests: [tests.scenarios('too-many-unpaid')],
  },
  {
    id: 'Bookings not loaded',
    heading: 'Error catalogue',
    says: 'Bookings not loaded: ‘Error! Task failed.’ with Retry.',
    stories: [bookings('not-loaded')],
    tests: [tests.scenarios('orders-failure')],
  },
  {
    id: 'Profile not saved',
    heading: 'Error catalogue',
    says: 'Profile not saved: ‘Could not update’.',
    stories: [profile('not-saved')],
    tests: [
      tests.profile('an error is shown at its field, and nothing typed is lost'),
      tests.profile('an answer that never comes leaves the form as it is'),
    ],
  },
  {
    id: 'Password not changed',
    heading: 'Error catalogue',
    says: 'Password not changed: the API’s message.',
    stories: [password('wrong-current-password')],
    tests: [
      tests.passwords(
        'a password is changed: the words of the form, the other device is out, this one stays',
      ),
    ],
  },
  {
    id: 'Reset failure',
    heading: 'Error catalogue',
    says: 'Reset failure: the API’s message; a link that has ended leads to a new one.',
    stories: [
      forgot('not-sent'),
      forgot('new-password-not-stored'),
      forgot('link-that-is-over'),
      forgot('link-that-ends-meanwhile'),
    ],
    tests: [tests.passwords('a forgotten password is reset by the link of an email, once')],
  },
  {
    id: 'Regular traveller not saved',
    heading: 'Error catalogue',
    says: 'Regular traveller not saved: the API’s message in an error box.',
    stories: [stories.travelers('not-saved')],
    tests: [tests.travelers('an error is shown at its field, and nothing typed is lost')],
  },
  {
    id: 'Session refused',
    heading: 'Error catalogue',
    says: 'Session refused: when the API answers 401 or 403, the session is cleared and the login page opens.',
    stories: [signIn('session-over'), booking('signed-out-meanwhile')],
    tests: [['tests/site/caller.test.ts', '%s: signs out and leads to the login page and back']],
  },
  {
    id: 'Date not readable',
    heading: 'Error catalogue',
    says: 'Date not readable: ‘Date input not valid.’',
    stories: [search('date-that-cannot-be-read')],
    tests: [tests.dates('what is no date stays, with the message, and sends nothing')],
  },
  {
    id: 'Dropdown texts',
    heading: 'Error catalogue',
    says: 'Dropdown texts: ‘No options’, ‘Loading...’, ‘Select...’.',
    stories: [holidays('dropdown-without-options'), visas('visas-loading'), reserve('reservation')],
    tests: [tests.combobox('no match and a failed search say so')],
  },
  {
    id: 'Page that does not exist',
    heading: 'Error catalogue',
    says: 'Page that does not exist: ‘This page does not exist’, with the way home; status 404.',
    stories: [page('no-such-page')],
    tests: [tests.shell('a page that is not there answers 404 and leads home')],
  },
]
