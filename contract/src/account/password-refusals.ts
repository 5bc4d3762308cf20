import { Refusal } from '../http/problem.ts'

/** At the field, and no 401: that would sign out who only mistyped. */
export function wrongCurrentPassword(): Refusal {
  return atCurrentPassword('This is not your current password')
}

/** Of an account that only signs in elsewhere. */
export function noPasswordYet(): Refusal {
  return atCurrentPassword('Your account has no password yet. Set one by Forgot Password')
}

/** A link that has expired, was used, or never was. */
export function linkExpired(): Refusal {
  return new Refusal(
    'link_expired',
    'This link does not work any more. It may have expired, or have been used already.',
  )
}

function atCurrentPassword(message: string): Refusal {
  return new Refusal('invalid_input', message, { errors: { currentPassword: [message] } })
}
