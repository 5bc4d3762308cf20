import { DomainError, invalidFields } from './problem.ts'

/** Errors of any endpoint; the same from the API and in prototype mode. */

export const nothingHere = () => new DomainError('not_found', 'nothingHere')

export const methodNotAllowed = (methods: readonly string[]) =>
  new DomainError('method_not_allowed', {
    key: 'methodNotAllowed',
    params: { methods: methods.join() },
  })

/** @param most such as `16 KiB` */
export const bodyTooLarge = (most: string) =>
  new DomainError('body_too_large', { key: 'bodyTooLarge', params: { most } })

/** A cursor of another list, or a made-up one. */
export const pageUnknown = () => invalidFields({ cursor: ['pageUnknown'] })

export const serviceFailed = () => new DomainError('internal', 'serviceFailed')

export const serviceUnavailable = () =>
  new DomainError('provider_unavailable', 'serviceUnavailable', { retryAfter: 5 })

/** @param retryAfter seconds */
export const serviceUnreachable = (retryAfter?: number) =>
  new DomainError('provider_unavailable', 'serviceUnreachable', { retryAfter })
