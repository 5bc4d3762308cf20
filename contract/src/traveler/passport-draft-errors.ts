import { DomainError } from '../http/problem.ts'

/** No draft has this id, it expired, or another tab of the account replaced it. */
export const passportDraftUnknown = () => new DomainError('not_found', 'passportDraftUnknown')
