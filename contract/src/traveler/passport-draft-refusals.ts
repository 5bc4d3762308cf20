import { Refusal } from '../http/problem.ts'

/** There is none under this id, or it is over, or another tab of the account has begun another. */
export const passportDraftUnknown = () =>
  new Refusal('not_found', 'These passport details are no longer kept. Please type them again.')

export const passportDraftForgotten = 'Passport details forgotten'
