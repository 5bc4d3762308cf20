import type { SpecPart } from './line.ts'
import { stories, tests } from './places.ts'

const { search, results, booking, reserve, apply, signIn } = stories

/** Section 5: what a form says of a field. */
export const rules: SpecPart = {
  title: '5. Validation rules',
  lines: [
    {
      id: 'sign-up-rules',
      says: 'Sign-up: ‘Username is required’, ‘Email is require’, ‘Invalid Email Format’, ‘Password is required’, ‘Password must have at least 6 characters’, ‘one lowercase & one uppercase, one digit and  special character’; on blur, and live while it is mended.',
      stories: [signIn('sign-up-refused')],
      tests: [
        tests.signIn('sign-up says what is wrong, on leaving a field and while it is mended'),
      ],
    },
    {
      id: 'login-rules',
      says: 'Login: ‘Username or Email is required’, ‘Password is required’.',
      stories: [signIn('nothing-typed')],
      tests: [
        [
          'contract/src/calls/auth.test.ts',
          'an empty login is asked for both, in the words of the spec',
        ],
      ],
    },
    {
      id: 'flight-search-rules',
      says: 'Flight search: typed text is matched by city, country or code; no date before today, no return before departure; what airlines refuse is said (D9).',
      stories: [
        search('airport-chosen'),
        search('more-passengers-than-airlines-take'),
        results('search-refused'),
      ],
      tests: [tests.results('a search that cannot be made keeps what was chosen and says why')],
    },
    {
      id: 'reservation-rules',
      says: 'Package reservation: ‘Please select a travel date’, ‘Please provide a first name’, ‘Please provide a last name’, ‘Please provide a mobile number’, ‘Please provide an email’; a payment option.',
      stories: [reserve('refused')],
      tests: [tests.holidays('keyboard only: search, package, reservation')],
    },
    {
      id: 'traveller-rules',
      says: 'Traveller forms: everything but the address is required; days follow the month; documents are pictures; no pickup before today.',
      stories: [booking('refused'), apply('refused'), stories.travellers('refused')],
      tests: [
        tests.visas(
          'says everything that is wrong at once, and refuses a passport that ends too soon',
        ),
        tests.visas('days follow month and year, with the leap day'),
      ],
    },
    {
      id: 'results-rules',
      says: 'Missing or empty results show the no-result state.',
      stories: [results('nothing-found')],
      tests: [
        [
          'mocks/src/scenarios/in-play.test.ts',
          'stay for the visitor until reset, and touch nobody else',
        ],
      ],
    },
  ],
}
