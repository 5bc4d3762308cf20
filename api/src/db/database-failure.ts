import { errorCode } from '@jatra/contract/values/error-code'

/**
 * `away`: the connection is of no use any more, or none could be made. `stalled`: the server did not answer, and what
 * became of the statement is unknown. `busy`: the database answered that it could not do this in time. Each may be
 * temporary; any other error is a bug.
 */
export type DatabaseFailure = 'away' | 'stalled' | 'busy'

/**
 * SQLSTATE classes 08 (connection), 28 (authorisation), 57P (shutdown, starting up), the session timeouts, a database
 * that is gone, and 25006: after a failover this connection may lead to a server that only reads.
 */
const AWAY_STATES = /^(08...|28...|57P..|25P0[34]|25006|3D000)$/
/** Insufficient resources, a lock or a statement that took too long, a deadlock, a failed serialisation. */
const BUSY_STATES = /^(53...|55P03|57014|40P01|40001)$/
const SOCKET_ERRORS =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ENOENT)$/
/** The drivers' own errors have no code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout expired|PGlite is clos)|not queryable|calling end on the pool/
const BUSY_MESSAGES = /^timeout exceeded when trying to connect/

/** An error and what caused it: Drizzle wraps the driver's error as its cause. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    yield at
  }
}

export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (const at of causesOf(error)) {
    const code = errorCode(at)
    const state = typeof code === 'string' ? code : ''
    if (AWAY_STATES.test(state) || SOCKET_ERRORS.test(state)) return 'away'
    if (AWAY_MESSAGES.test(at.message)) return 'away'
    if (at.message === 'Query read timeout') return 'stalled'
    if (BUSY_STATES.test(state) || BUSY_MESSAGES.test(at.message)) return 'busy'
  }
  return undefined
}

/** Whether the database undid a transaction as a whole because of another one: a deadlock or a failed serialisation. */
export function wasUndone(error: unknown): boolean {
  return [...causesOf(error)].map(errorCode).some((code) => code === '40P01' || code === '40001')
}

/** Whether a statement gave up waiting for a lock. */
export function lockNotAvailable(error: unknown): boolean {
  return errorCode(error) === '55P03'
}

/** Whether the database rejected a row because of this unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  for (const at of causesOf(error)) {
    if (errorCode(at) === '23505' && 'constraint' in at && at.constraint === constraint) return true
  }
  return false
}
