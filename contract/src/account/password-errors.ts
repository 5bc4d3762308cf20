import { DomainError } from '../http/problem.ts'

/** A field error and not 401, which would end the session over a typing mistake. */
export function wrongCurrentPassword(): DomainError {
  return atCurrentPassword('This is not your current password')
}

/** For an account that signs in with Google only. */
export function noPasswordYet(): DomainError {
  return atCurrentPassword('Your account has no password yet. Set one by Forgot Password')
}

/** A link that has expired, was used, or never was. */
export function linkExpired(): DomainError {
  return new DomainError(
    'link_expired',
    'This link does not work any more. It may have expired, or have been used already.',
  )
}

function atCurrentPassword(message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: { currentPassword: [message] } })
}
