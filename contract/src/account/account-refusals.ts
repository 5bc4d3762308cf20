import { MIN_PICTURE_PIXELS } from './account.ts'
import { PENDING_MINUTES } from '../order/order-status.ts'
import { Refusal } from '../http/problem.ts'

/** Why an account is not changed, shown or deleted; the same words from the API and in prototype mode. */

export const accountUnknown = () => new Refusal('not_found', 'This account is not there.')

export const phoneUnknown = () =>
  ofField('phone', 'There is no such number. Check the country code and the digits')

export const passwordMissing = () => ofField('password', 'Password is required')

/** 400 and not 401: whoever asks is signed in, and stays so. */
export const passwordWrong = () => ofField('password', 'This is not your password')

/** Of an account that signs in elsewhere and has no password to ask for. */
export const emailDiffers = () =>
  ofField('email', 'Write the e-mail address of this account to confirm')

export const paymentUnderWay = () =>
  new Refusal(
    'request_in_progress',
    `A payment of this account is under way. Once it has ended, usually within ${String(PENDING_MINUTES)} minutes, the account can be deleted.`,
  )

export const staffStays = () =>
  new Refusal('forbidden', 'Another member of staff cannot be deleted from here.')

export const pictureTooLarge = () =>
  new Refusal('body_too_large', 'This picture is larger than 5 MB. Please choose a smaller one.')

export const pictureTooSmall = () =>
  new Refusal(
    'document_refused',
    `This picture is too small: each side needs at least ${String(MIN_PICTURE_PIXELS)} pixels.`,
  )

export const pictureUnknown = () => new Refusal('not_found', 'This account has no picture.')

function ofField(field: string, message: string): Refusal {
  return new Refusal('invalid_input', message, { errors: { [field]: [message] } })
}
