import { DomainError } from '../http/problem.ts'

/** No draft has this id, it expired, or another tab of the account replaced it. */
export const passportDraftUnknown = () =>
  new DomainError('not_found', 'These passport details are no longer kept. Please type them again.')

export const passportDraftForgotten = 'Passport details forgotten'
