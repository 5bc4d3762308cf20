import { DomainError, invalidFields } from '../http/problem.ts'
import type { Message } from '../messages/message.ts'

/** A field error and not 401, which would end the session over a typing mistake. */
export function wrongCurrentPassword(): DomainError {
  return atCurrentPassword('wrongCurrentPassword')
}

/** For an account that signs in with Google only. */
export function noPasswordYet(): DomainError {
  return atCurrentPassword('noPasswordYet')
}

/** A link that has expired, was used, or never existed. */
export function linkExpired(): DomainError {
  return new DomainError('link_expired', 'linkExpired')
}

function atCurrentPassword(message: Message): DomainError {
  return invalidFields({ currentPassword: [message] })
}
