import { MIN_PICTURE_PIXELS } from './account.ts'
import { PENDING_MINUTES } from '../payment/payment-status.ts'
import { DomainError, invalidFields } from '../http/problem.ts'
import type { Message } from '../messages/message.ts'

/** Errors of account endpoints; the same from the API and in prototype mode. */

export const signInRequired = () => new DomainError('unauthenticated', 'signIn')

/** One message, whether the name or the password is wrong. */
export const wrongLogin = () => new DomainError('unauthenticated', 'wrongLogin')

/** One message for every reason why a login code is rejected. */
export const signInEnded = () => new DomainError('unauthenticated', 'signInEnded')

/** The account that the input names is not the token's subject. */
export const otherAccount = () => new DomainError('forbidden', 'otherAccount')

/** For another user's too. */
export const deviceUnknown = () => new DomainError('not_found', 'deviceUnknown')

export const accountUnknown = () => new DomainError('not_found', 'accountUnknown')

/** @param taken which of the two another account has */
export function nameOrEmailTaken(taken: { userName: boolean; email: boolean }): DomainError {
  const both = taken.userName && taken.email
  const one = taken.userName ? 'userNameTaken' : 'emailTaken'
  return new DomainError('already_taken', both ? 'userNameAndEmailTaken' : one, {
    errors: {
      ...(taken.userName && { userName: ['userNameTaken'] }),
      ...(taken.email && { email: ['emailTaken'] }),
    },
  })
}

export const phoneUnknown = () => ofField('phone', 'phoneUnknown')

export const passwordMissing = () => ofField('password', 'passwordRequired')

/** 400 and not 401, which would end the session. */
export const passwordWrong = () => ofField('password', 'passwordWrong')

/** For an account that signs in with Google only and has no password. */
export const emailDiffers = () => ofField('email', 'emailDiffers')

export const paymentUnderWay = () =>
  new DomainError('request_in_progress', {
    key: 'paymentUnderWay',
    params: { minutes: PENDING_MINUTES },
  })

export const staffStays = () => new DomainError('forbidden', 'staffStays')

/** One manager has to remain for work that needs one. */
export const lastManagerStays = () => new DomainError('forbidden', 'lastManagerStays')

export const pictureTooLarge = () => new DomainError('body_too_large', 'pictureTooLarge')

export const pictureTooSmall = () =>
  new DomainError('document_refused', {
    key: 'pictureTooSmall',
    params: { pixels: MIN_PICTURE_PIXELS },
  })

export const pictureUnknown = () => new DomainError('not_found', 'pictureUnknown')

function ofField(field: string, message: Message): DomainError {
  return invalidFields({ [field]: [message] })
}
