import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openJobs } from '../jobs/job-queue.ts'
import { CATALOGUE_CHANGED } from './catalogue-notices.ts'
import { untilThere, type Address } from './cannot-open.ts'
import { openConnections } from './connections.ts'
import { findPooler } from './find-pooler.ts'
import { listenOnPostgres } from './listen-postgres.ts'
import { createLockBreaker } from './lock-breaker.ts'
import { migrateUnderLock, type LockHolder } from './migrate-under-lock.ts'
import * as schema from './schema.ts'
import { CONNECT_TIMEOUT } from './short-client.ts'
import { limitTransaction, withoutLimits } from './time-limits.ts'
import type { Database, DatabaseHandle } from './types.ts'

/** Milliseconds. `?lock_timeout=500` in the database's address, and the like, wins over these (docs/operations.md). */
const STATEMENT_TIMEOUT = 10_000
/** For a server that vanished without closing its connections, which no longer ends a statement itself. */
const QUERY_TIMEOUT = 12_000
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000
/** A read waits only for a table that is being changed as a whole. */
const READ_LOCK_TIMEOUT = 1_000
/** Writes also wait for each other, row by row. */
const WRITE_LOCK_TIMEOUT = 3_000
/** How long a statement that timed out on a locked table is rejected at once. */
const LOCKED_TABLE_REST = 1_000
/** A database that takes longer to answer is not ready. */
const READY_TIMEOUT = 2_000
/** Migrations that only add take seconds. */
const MIGRATION_WAIT = 30_000
/** Connections for jobs beside a pooler: their statements are short. */
const JOB_CONNECTIONS = 2

export interface PostgresOptions {
  /** The address of PostgreSQL itself, when the other one is a pooler's: for migrations, listeners and jobs. */
  directUrl?: string | undefined
  /** Connections at most, per process: one half for reads, the other for writes. */
  max?: number
  /** How long a start tries again while the server rejects or cannot be found. */
  waitMs?: number
  /** For how long another process is waited for that applies migrations. */
  migrationWaitMs?: number
  /** Called once when the start has to wait. */
  onWaiting?: (error: Error) => void
  /** Called once when the start waits for another process that applies migrations. */
  onMigrating?: (holder: LockHolder) => void
  /** Called when it is known whether the sessions are our own or a pooler's. */
  onSessions?: (pooled: boolean) => void
  /** Called for connections that break; the pool replaces them. */
  onConnectionLost?: (error: Error) => void
  /** Called for transactions that the database undid, by a deadlock for example; they are tried again. */
  onUndone?: (error: unknown) => void
}

/**
 * Connects to PostgreSQL, or to it and a pooler before it, and applies what migrations are missing, one process at a
 * time.
 * @throws CannotOpenDatabase when it cannot be reached in time, or as it is set up
 */
export async function openPostgres(
  databaseUrl: string,
  {
    directUrl,
    max = 10,
    waitMs = 0,
    migrationWaitMs = MIGRATION_WAIT,
    onWaiting,
    onMigrating,
    onSessions,
    onConnectionLost = () => {},
    onUndone = () => {},
  }: PostgresOptions = {},
): Promise<DatabaseHandle> {
  const address: Address = { url: databaseUrl, setting: 'DATABASE_URL' }
  const direct: Address = directUrl ? { url: directUrl, setting: 'DATABASE_DIRECT_URL' } : address
  const pooled = await findPooler(address, directUrl ? direct : undefined, (at, start) =>
    untilThere(at, start, waitMs, onWaiting),
  )
  onSessions?.(pooled)
  await untilThere(
    direct,
    () => migrateUnderLock(direct.url, { waitMs: migrationWaitMs, onHeld: onMigrating }),
    waitMs,
    onWaiting,
  )
  const common = {
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    application_name: 'jatra',
    onLost: onConnectionLost,
    onUndone,
  }
  const limitsWith = (lock_timeout: number) => ({
    lock_timeout,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  })
  const limited = (lock_timeout: number) =>
    pooled
      ? {
          connectionString: withoutLimits(databaseUrl),
          setLimits: limitTransaction(databaseUrl, limitsWith(lock_timeout)),
        }
      : { connectionString: databaseUrl, ...limitsWith(lock_timeout) }
  const writes = openConnections({
    ...common,
    ...limited(WRITE_LOCK_TIMEOUT),
    max: Math.max(1, Math.floor(max / 2)),
  })
  const reads = openConnections({
    ...common,
    ...limited(READ_LOCK_TIMEOUT),
    readsOnly: true,
    max: Math.max(1, Math.ceil(max / 2)),
    guard: createLockBreaker(LOCKED_TABLE_REST),
  })
  // pg-boss begins transactions of its own, which cannot stand within those that a pooled statement is put into.
  const jobConnections = pooled
    ? openConnections({
        ...common,
        ...limitsWith(WRITE_LOCK_TIMEOUT),
        connectionString: direct.url,
        max: JOB_CONNECTIONS,
      })
    : writes
  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    (isRead(config.text) ? reads : writes).query(config, values)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- outside a transaction Drizzle calls nothing of its pool but `query`
  const db: Database = drizzle({ client: { query } as pg.Pool, schema })
  db.transaction = writes.transaction
  const jobs = await openJobs(
    {
      executeSql: (text, values) => jobConnections.query({ text }, values),
      listen: async (channel, heard, connected) => ({
        close: listenOnPostgres(direct.url, channel, { heard, connected }),
      }),
    },
    'postgres',
  )
  let closed: Promise<void> | undefined
  return {
    kind: 'postgres',
    db,
    jobs,
    async ready() {
      const answers = reads.query({ text: 'select 1' }).then(
        () => true,
        () => false,
      )
      return Promise.race([answers, wait(READY_TIMEOUT, false, { ref: false })])
    },
    pools: () => [
      { name: 'reads', ...reads.counts() },
      { name: 'writes', ...writes.counts() },
    ],
    listenToCatalogue: async (changed) =>
      listenOnPostgres(direct.url, CATALOGUE_CHANGED, { heard: changed, connected: changed }),
    close: () =>
      (closed ??= (async () => {
        await jobs.close()
        await Promise.all([reads, ...new Set([writes, jobConnections])].map((pool) => pool.close()))
      })()),
  }
}

/** Single selects outside a transaction. Drizzle writes its statements in lower case. */
function isRead(statement: string): boolean {
  return statement.startsWith('select ')
}
