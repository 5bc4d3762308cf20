import { DomainError } from '@jatra/contract/http/problem'

/** A link that has expired, was used or never existed, or that a mail program truncated. */
export function isDead(error: unknown): error is DomainError {
  return error instanceof DomainError && ['link_expired', 'invalid_input'].includes(error.code)
}

/** What the address of such a page holds. */
export function linkOf({ id = '', token = '' }: Record<string, string | undefined>) {
  return { id, token }
}
