import { data } from '@remix-run/node'
import type { Endpoint } from '@jatra/contract/http/endpoint'
import type { Logger } from '@jatra/contract/observability/logging'
import { DomainError } from '@jatra/contract/http/problem'

/** Logs a failure of the API, also when its page shows something else. */
export function logFailedCall(
  log: Logger,
  endpoint: Endpoint,
  { code, message, cause }: DomainError,
): void {
  const detail = cause instanceof Error ? `${cause.name}: ${cause.message}` : message
  log.error('call_failed', { endpoint: endpoint.name, code, detail })
}

/**
 * For data that the page cannot be shown without.
 * @throws 503 for the page's ErrorBoundary when the call failed; anything else as it is
 */
export function orUnavailable(error: unknown): never {
  if (error instanceof DomainError && error.status >= 500) throw data(null, { status: 503 })
  throw error
}
