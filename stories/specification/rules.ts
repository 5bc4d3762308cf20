import type { SpecLine } from './line.ts'
import { stories } from './places.ts'

const { search, results, booking, reserve, apply, signIn, forgot, password, profile } = stories

/** What a form says of a field. */
export const rules: readonly SpecLine[] = [
  {
    id: 'sign-up-rules',
    heading: 'Sign-up rules',
    says: 'Sign-up: ‘Username is required’, ‘Email is required’, ‘Invalid Email Format’, ‘Password is required’, ‘Password must have at least 6 characters’, ‘one lowercase and one uppercase letter, one digit and one special character’; on blur, and live while it is mended.',
    stories: [signIn('sign-up-refused')],
  },
  {
    id: 'login-rules',
    heading: 'Login rules',
    says: 'Login: ‘Username or Email is required’, ‘Password is required’.',
    stories: [signIn('nothing-typed')],
  },
  {
    id: 'change-password-rules',
    heading: 'Password rules',
    says: 'Change password: ‘Current Password is required’, ‘New password is required’, ‘New password must be 5 characters or more’, ‘Confirm Password is required’, ‘Passwords do not match’.',
    stories: [password('refused')],
  },
  {
    id: 'forgot-and-reset-rules',
    heading: 'Password rules',
    says: 'Forgot: ‘Email is required’. Reset: ‘Password is required’, ‘Password must have at least 6 characters’, and the rule of sign-up.',
    stories: [forgot('nothing-typed'), forgot('new-password-refused')],
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
  },
  {
    id: 'reservation-rules',
    heading: 'Reservation rules',
    says: 'Package reservation: ‘Please select a travel date’, ‘Please provide a first name’, ‘Please provide a last name’, ‘Please provide a mobile number’, ‘Please provide an email’; a payment option.',
    stories: [reserve('refused')],
  },
  {
    id: 'traveller-rules',
    heading: 'Traveller rules',
    says: 'Traveller forms: everything but the address is required; days follow the month; documents are pictures; no pickup before today.',
    stories: [booking('refused'), apply('refused'), stories.travelers('refused')],
  },
  {
    id: 'profile-rules',
    heading: 'Profile rules',
    says: 'Profile: name, gender and mobile number are required.',
    stories: [profile('refused')],
  },
  {
    id: 'options',
    heading: 'Titles, genders and countries',
    says: 'Title: Mr., Md., Ms., Miss., Mrs. Gender: Male, Female; for the profile Other too. Nationality and dial codes from the countries list.',
    stories: [booking('options'), profile('saved')],
  },
  {
    id: 'results-partial',
    heading: 'Flight results',
    says: 'Where a supplier did not answer in time, the flights of the others are shown and it is said that there may be more.',
    stories: [results('some-airlines-silent')],
  },
  {
    id: 'results-rules',
    heading: 'Flight results',
    says: 'Missing or empty results show the no-result state.',
    stories: [results('nothing-found')],
  },
]
