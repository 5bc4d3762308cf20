import { AsyncLocalStorage } from 'node:async_hooks'
import { createLogger, type Logger } from '@jatra/contract/observability/logging'

/** The data of the current request, for all code that it runs. */
export type RequestScope = {
  requestId: string
  /** When the request is traced. */
  traceId?: string
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Runs a request's handler, so that every log line says which request it belongs to. */
export const runInScope = <T>(scope: RequestScope, run: () => T): T => scopes.run(scope, run)

/** Replaces the current request's id by the one that the calling site gave it. */
export function renameRequest(requestId: string): void {
  const scope = scopes.getStore()
  if (scope) scope.requestId = requestId
}

/**
 * The process's logger: JSON lines on standard error. Info lines are written once per turn of the event loop; a warning
 * or an error is written at once, with the lines before it.
 */
export function createSiteLogger(write: (line: string) => void = writeTogether()): Logger {
  return createLogger(write, Date.now, () => scopes.getStore())
}

const INFORMS = '{"level":"info"'

/** One write per line would take a third of the time of a cached page. */
function writeTogether(): (line: string) => void {
  let lines = ''
  const flush = () => {
    if (lines) process.stderr.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  return (line) => {
    if (!lines) setImmediate(flush)
    lines += `${line}\n`
    if (!line.startsWith(INFORMS)) flush()
  }
}
