import { AsyncLocalStorage } from 'node:async_hooks'
import { createLogger, type Logger } from '@jatra/contract/observability/logging'

/** What is known of the request that is being answered, wherever its code runs. */
export type RequestScope = {
  requestId: string
  /** When the request is traced. */
  traceId?: string
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Runs what answers a request, so that every log line on its way says which request it was. */
export const runInScope = <T>(scope: RequestScope, run: () => T): T => scopes.run(scope, run)

/** Gives the request that is being answered the id that the site, which asks us for it, has given it. */
export function renameRequest(requestId: string): void {
  const scope = scopes.getStore()
  if (scope) scope.requestId = requestId
}

/**
 * The process's logger: JSON lines on standard error. Those that only inform are written once in a turn of the event loop; a
 * warning or an error leaves at once, with what was said before it.
 */
export function createSiteLogger(write: (line: string) => void = writeTogether()): Logger {
  return createLogger(write, Date.now, () => scopes.getStore())
}

const INFORMS = '{"level":"info"'

/** A write for each line takes a third of the time that a cached page takes. */
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
