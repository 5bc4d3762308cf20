import type { ScenarioName } from '@jatra/mocks/scenarios/index'

const BROKEN = 'Something went wrong on our side. Please try again.'

/** What "See it" shows by itself of the scenarios that are seen on a booking, or after a form was sent. */
export const ends: Partial<Record<ScenarioName, string | RegExp>> = {
  'own-charges': 'Agency Margin',
  'fare-rules': 'No Fare Rule Found',
  'no-airports': 'No options',
  'date-not-valid': 'Date input not valid.',
  flaky: 'Error! Failed to fetch package details.',
  'logout-failure': /signed out on this device, but the service did/,
  'login-success-failure': 'We could not reach the service just now',
  'reset-password-failure': BROKEN,
  'rate-limited': /Too many attempts/,
  'validation-errors': 'No mail can be delivered to this address',
  'missing-flight': 'This flight is no longer in the list',
  'sold-out': /No places are left on .+ choose another date/,
  withdrawn: 'This package is no longer offered',
  'price-changed': 'The price has changed',
  'payment-process-failure': 'We could not reach the service',
  'too-many-unpaid': /You already have 6 unpaid bookings/,
  'logged-out-mid-booking': 'Sign in',
  'login-failure': BROKEN,
  'register-failure': 'This username is already taken',
  'register-error': 'We could not reach the service. Please try again.',
  'forgot-password-failure': BROKEN,
  'profile-failure': 'Could not update',
  'traveler-save-failure': BROKEN,
  'change-password-failure': 'This is not your current password',
}
