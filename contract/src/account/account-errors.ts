import { MIN_PICTURE_PIXELS } from './account.ts'
import { PENDING_MINUTES } from '../order/order-status.ts'
import { DomainError } from '../http/problem.ts'

/** Errors of account endpoints; the same from the API and in prototype mode. */

export const accountUnknown = () => new DomainError('not_found', 'This account is not there.')

export const phoneUnknown = () =>
  ofField('phone', 'There is no such number. Check the country code and the digits')

export const passwordMissing = () => ofField('password', 'Password is required')

/** 400 and not 401, which would end the session. */
export const passwordWrong = () => ofField('password', 'This is not your password')

/** For an account that signs in with Google only and has no password. */
export const emailDiffers = () =>
  ofField('email', 'Write the e-mail address of this account to confirm')

export const paymentUnderWay = () =>
  new DomainError(
    'request_in_progress',
    `A payment of this account is under way. Once it has ended, usually within ${String(PENDING_MINUTES)} minutes, the account can be deleted.`,
  )

export const staffStays = () =>
  new DomainError('forbidden', 'Another member of staff cannot be deleted from here.')

export const pictureTooLarge = () =>
  new DomainError(
    'body_too_large',
    'This picture is larger than 5 MB. Please choose a smaller one.',
  )

export const pictureTooSmall = () =>
  new DomainError(
    'document_refused',
    `This picture is too small: each side needs at least ${String(MIN_PICTURE_PIXELS)} pixels.`,
  )

export const pictureUnknown = () => new DomainError('not_found', 'This account has no picture.')

function ofField(field: string, message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: { [field]: [message] } })
}
