import type { SpecPart } from './line.ts'
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
} = stories

/** Section 8, row by row. What the specification only logs is shown as well (docs/decisions/002). */
export const errors: SpecPart = {
  title: '8. Error catalogue',
  lines: [
    {
      id: 'login-failure',
      says: 'Login or login-success failure: the server’s message is kept and shown.',
      stories: [signIn('wrong-password')],
      tests: [
        tests.signIn(
          'a taken name and a wrong password are told under the form, and nothing typed is lost',
        ),
      ],
    },
    {
      id: 'sign-up-failure',
      says: 'Sign-up or login failure: the server’s message in red under the form.',
      stories: [signIn('name-taken'), signIn('too-many-tries')],
      tests: [
        tests.signIn(
          'a taken name and a wrong password are told under the form, and nothing typed is lost',
        ),
      ],
    },
    {
      id: 'logout-failure',
      says: 'Logout failure: logged; whoever asked is signed out here all the same.',
      stories: [signIn('signed-out-while-offline')],
      tests: [
        [
          'app/routes/auth/logout.test.ts',
          'signs out although the service is out of reach, logs that it was, and leads to where it is said',
        ],
      ],
    },
    {
      id: 'register-error',
      says: 'Register error (auth slice): logged, and shown under the form.',
      stories: [signIn('name-taken')],
      tests: [
        tests.signIn(
          'a taken name and a wrong password are told under the form, and nothing typed is lost',
        ),
      ],
    },
    {
      id: 'login-success-exchange-failure',
      says: 'Login-success exchange failure, or missing or malformed user parameter: logged, and said with a way to try again.',
      stories: [signIn('not-signed-in-by-google')],
      tests: [tests.google('a code that is none signs nobody in, and says so')],
    },
    {
      id: 'visa-and-carousel-failure',
      says: 'Visa search load failure and hot-packages carousel load failure: ‘Error! Task failed.’',
      stories: [
        visas('visas-not-loaded'),
        visas('requirements-not-loaded'),
        holidays('list-not-loaded'),
        search('packages-not-loaded'),
      ],
      tests: [tests.visaSearch('the visa tab says that its list did not come, and tries again')],
    },
    {
      id: 'package-failure',
      says: 'Package detail load failure: ‘Error! Failed to fetch package details.’',
      stories: [holidays('package-not-loaded')],
      tests: [
        [
          'app/routes/holiday/find-package.server.test.ts',
          'a package that cannot be read just now is a failure that can be tried again',
        ],
      ],
    },
    {
      id: 'no-results',
      says: 'Flight search with no results: ‘No Results Found’.',
      stories: [results('nothing-found')],
      tests: [
        [
          'mocks/src/scenarios/in-play.test.ts',
          'stay for the visitor until reset, and touch nobody else',
        ],
      ],
    },
    {
      id: 'session-expiry',
      says: 'Session expiry: ‘Session Expired’ modal; countdown text ‘The Session has Expired’.',
      stories: [
        results('session-expires'),
        results('search-that-is-gone'),
        booking('session-expires'),
      ],
      tests: [
        tests.results('when the session ends the page is locked and leads to a new search'),
        tests.countdown('says that the session has expired, and tells so once'),
      ],
    },
    {
      id: 'fare-rules',
      says: 'Fare rules: ‘No Fare Rule Found’.',
      stories: [results('no-fare-rules')],
      tests: [tests.results('an open card shows four tabs; fare rules are always none')],
    },
    {
      id: 'missing-flight',
      says: 'Missing flight: ‘This flight is no longer in the list’.',
      stories: [booking('missing-flight')],
      tests: [tests.bookingForm('an offer that is gone leads to a new search')],
    },
    {
      id: 'empty-package-list',
      says: 'Empty package list: ‘No data found’.',
      stories: [holidays('no-data-found'), holidays('nothing-offered'), visas('none-offered')],
      tests: [
        tests.packages('a package that never was answers 404, filters that fit nothing say so'),
      ],
    },
    {
      id: 'flight-search-error',
      says: 'Flight search error: logged, and said with a way to try again.',
      stories: [results('search-failed'), results('search-refused')],
      tests: [tests.results('a search that cannot be made keeps what was chosen and says why')],
    },
    {
      id: 'holiday-confirmation-failure',
      says: 'Holiday booking confirmation failure: logged, and said where it was tried.',
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
      id: 'payment-and-order-list-failure',
      says: 'Payment-process failure, order-list failure: logged, and said with a way on.',
      stories: [
        booking('payment-not-started'),
        booking('price-changed'),
        apply('not-applied'),
        apply('price-changed'),
        bookings('not-loaded'),
      ],
      tests: [
        tests.bookingForm('a tampered price is refused with the right one, and nothing is booked'),
        tests.visas('a price that has changed is shown, old and new, and asked for again'),
      ],
    },
    {
      id: 'profile-failure',
      says: 'Profile save failure: ‘Could not update’.',
      stories: [profile('not-saved')],
      tests: [
        tests.profile('what is wrong is said at its field, and nothing typed is lost'),
        tests.profile('an answer that never comes leaves the form as it is'),
      ],
    },
    {
      id: 'change-password-failure',
      says: 'Change password failure: the server’s message.',
      stories: [password('wrong-current-password')],
      tests: [
        tests.passwords(
          'a password is changed: the words of the form, the other device is out, this one stays',
        ),
      ],
    },
    {
      id: 'forgot-or-reset-failure',
      says: 'Forgot or reset password failure: the server’s message in red.',
      stories: [
        forgot('not-sent'),
        forgot('new-password-not-stored'),
        forgot('link-that-is-over'),
        forgot('link-that-ends-meanwhile'),
      ],
      tests: [tests.passwords('a forgotten password is set anew by the link of a letter, once')],
    },
    {
      id: 'traveller-save-failure',
      says: 'Regular traveller save failure: the error’s message in an error box.',
      stories: [stories.travelers('not-saved')],
      tests: [tests.travelers('what is wrong is said at its field, and nothing typed is lost')],
    },
    {
      id: '401-or-403',
      says: '401 or 403 from the authenticated client: session cleared, redirect to /login.',
      stories: [signIn('session-over'), booking('signed-out-meanwhile')],
      tests: [['tests/site/caller.test.ts', '%s: signs out and leads to the login page and back']],
    },
    {
      id: 'date-unparsable',
      says: 'Date input unparsable: ‘Date input not valid.’',
      stories: [search('date-that-cannot-be-read')],
      tests: [tests.dates('what is no date stays, with the message, and sends nothing')],
    },
    {
      id: 'dropdown-defaults',
      says: 'Dropdown defaults: ‘No options’, ‘Loading...’, ‘Select...’.',
      stories: [
        holidays('dropdown-without-options'),
        visas('visas-loading'),
        reserve('reservation'),
      ],
      tests: [tests.combobox('no match and a failed search say so')],
    },
  ],
}
