import pg from 'pg'

/** Milliseconds, in PostgreSQL's own names. */
export interface TimeLimits {
  statement_timeout: number
  lock_timeout: number
  idle_in_transaction_session_timeout: number
}

const names = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
] as const satisfies (keyof TimeLimits)[]

/** The address without limits, for which a pooler refuses a connection, or drops them. */
export function withoutLimits(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

/**
 * Statements that limit a transaction, for connections through a pooler, which takes no limits for a session. Those in
 * the address win.
 */
export function limitTransaction(databaseUrl: string, limits: TimeLimits): string {
  const given = new URL(databaseUrl).searchParams
  return names
    .map((name) => `set local ${name} = ${pg.escapeLiteral(given.get(name) ?? `${limits[name]}`)}`)
    .join('; ')
}
