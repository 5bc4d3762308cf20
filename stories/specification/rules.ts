import type { SpecLine } from './line.ts'
import { stories, tests } from './places.ts'

const { search, results, booking, reserve, apply, signIn, forgot, password, profile } = stories

/** What a form says of a field. */
export const rules: readonly SpecLine[] = [
  {
    id: 'sign-up-rules',
    heading: 'Sign-up rules',
    says: 'Sign-up: ‘Username is required’, ‘Email is required’, ‘Invalid Email Format’, ‘Password is required’, ‘Password must have at least 6 characters’, ‘one lowercase and one uppercase letter, one digit and one special character’; on blur, and live while it is mended.',
    stories: [signIn('sign-up-refused')],
    tests: [tests.signIn('sign-up says what is wrong, on leaving a field and while it is mended')],
  },
  {
    id: 'login-rules',
    heading: 'Login rules',
    says: 'Login: ‘Username or Email is required’, ‘Password is required’.',
    stories: [signIn('nothing-typed')],
    tests: [
      [
        'contract/src/account/auth-endpoints.test.ts',
        'an empty login form asks for both fields, in the copy of the specification',
      ],
    ],
  },
  {
    id: 'change-password-rules',
    heading: 'Password rules',
    says: 'Change password: ‘Current Password is required’, ‘New password is required’, ‘New password must be 5 characters or more’, ‘Confirm Password is required’, ‘Passwords do not match’.',
    stories: [password('refused')],
    tests: [
      tests.passwords(
        'a password is changed: the words of the form, the other device is out, this one stays',
      ),
    ],
  },
  {
    id: 'forgot-and-reset-rules',
    heading: 'Password rules',
    says: 'Forgot: ‘Email is required’. Reset: ‘Password is required’, ‘Password must have at least 6 characters’, and the rule of sign-up.',
    stories: [forgot('nothing-typed'), forgot('new-password-refused')],
    tests: [
      tests.passwords('an unknown email address is answered the same, and gets no email'),
      tests.passwords('a forgotten password is reset by the link of an email, once'),
    ],
  },
  {
    id: 'flight-search-rules',
    heading: 'Flight search rules',
    says: 'Flight search: typed text is matched by city, country or code; no date before today, no return before departure; what airlines refuse is said.',
    stories: [
      search('airport-chosen'),
      search('more-passengers-than-airlines-take'),
      results('search-refused'),
    ],
    tests: [tests.results('a search that cannot be made keeps what was chosen and says why')],
  },
  {
    id: 'reservation-rules',
    heading: 'Reservation rules',
    says: 'Package reservation: ‘Please select a travel date’, ‘Please provide a first name’, ‘Please provide a last name’, ‘Please provide a mobile number’, ‘Please provide an email’; a payment option.',
    stories: [reserve('refused')],
    tests: [tests.holidays('keyboard only: search, package, reservation')],
  },
  {
    id: 'traveller-rules',
    heading: 'Traveller rules',
    says: 'Traveller forms: everything but the address is required; days follow the month; documents are pictures; no pickup before today.',
    stories: [booking('refused'), apply('refused'), stories.travelers('refused')],
    tests: [
      tests.visas(
        'says everything that is wrong at once, and refuses a passport that ends too soon',
      ),
      tests.visas('days follow month and year, with the leap day'),
    ],
  },
  {
    id: 'profile-rules',
    heading: 'Profile rules',
    says: 'Profile: name, gender and mobile number are required.',
    stories: [profile('refused')],
    tests: [tests.profile('an error is shown at its field, and nothing typed is lost')],
  },
  {
    id: 'options',
    heading: 'Titles, genders and countries',
    says: 'Title: Mr., Md., Ms., Miss., Mrs. Gender: Male, Female; for the profile Other too. Nationality and dial codes from the countries list.',
    stories: [booking('options'), profile('saved')],
    tests: [tests.travelerForm('sends every field under its prefix')],
  },
  {
    id: 'results-partial',
    heading: 'Flight results',
    says: 'Where a supplier did not answer in time, the flights of the others are shown and it is said that there may be more.',
    stories: [results('some-airlines-silent')],
    tests: [
      [
        'api/src/http/flights.test.ts',
        'has the offers of one supplier when the other fails, and says so whenever it is read',
      ],
    ],
  },
  {
    id: 'results-rules',
    heading: 'Flight results',
    says: 'Missing or empty results show the no-result state.',
    stories: [results('nothing-found')],
    tests: [
      [
        'mocks/src/scenarios/in-play.test.ts',
        'stay for the visitor until reset, and affect no other visitor',
      ],
    ],
  },
]
