import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { errorCode } from '@jatra/contract/values/error-code'
import { openJobs } from '../jobs/job-queue.ts'
import { CATALOGUE_CHANGED } from './catalogue-notices.ts'
import { openConnections } from './connections.ts'
import { databaseFailure } from './database-failure.ts'
import { listenOnPostgres } from './listen-postgres.ts'
import { createLockBreaker } from './lock-breaker.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'
import type { Database, DatabaseHandle } from './types.ts'

/** Any number, as long as every process uses the same. */
const MIGRATION_LOCK = 7_216_402

/** Milliseconds. `?lock_timeout=500` in the database's address, and the like, wins over these (docs/operations.md). */
const CONNECT_TIMEOUT = 3_000
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
const START_AGAIN_AFTER = 500
/** A migration that cannot lock its table gives up, because all queries of that table would queue behind it. */
const MIGRATION_LOCK_TIMEOUT = 5_000

export interface PostgresOptions {
  /** Connections at most, per process: one half for reads, the other for writes. */
  max?: number
  /** While the server rejects or cannot be found at the start, it is tried again for so long. */
  waitMs?: number
  /** Called once when the start has to wait. */
  onWaiting?: (error: Error) => void
  /** Called for connections that break; the pool replaces them. */
  onConnectionLost?: (error: Error) => void
  /** Called for transactions that the database undid, by a deadlock for example; they are tried again. */
  onUndone?: (error: unknown) => void
}

/**
 * Connects to PostgreSQL and applies what migrations are missing, one process at a time.
 * @throws DatabaseUnreachable when it cannot be reached in time
 */
export async function openPostgres(
  databaseUrl: string,
  {
    max = 10,
    waitMs = 0,
    onWaiting,
    onConnectionLost = () => {},
    onUndone = () => {},
  }: PostgresOptions = {},
): Promise<DatabaseHandle> {
  await untilThere(databaseUrl, () => migrateUnderLock(databaseUrl), waitMs, onWaiting)
  const common = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    keepAlive: true,
    application_name: 'jatra',
    onLost: onConnectionLost,
    onUndone,
  }
  const writes = openConnections({
    ...common,
    name: 'writes',
    max: Math.max(1, Math.floor(max / 2)),
    lock_timeout: WRITE_LOCK_TIMEOUT,
  })
  const reads = openConnections({
    ...common,
    name: 'reads',
    max: Math.max(1, Math.ceil(max / 2)),
    lock_timeout: READ_LOCK_TIMEOUT,
    guard: createLockBreaker(LOCKED_TABLE_REST),
  })
  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    (isRead(config.text) ? reads : writes).query(config, values)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- outside a transaction Drizzle calls nothing of its pool but `query`
  const db: Database = drizzle({ client: { query } as pg.Pool, schema })
  db.transaction = writes.transaction
  const jobs = await openJobs(
    {
      executeSql: (text, values) => writes.query({ text }, values),
      listen: async (channel, heard, connected) => ({
        close: listenOnPostgres(databaseUrl, channel, { heard, connected }),
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
    pools: () => [reads.counts(), writes.counts()],
    listenToCatalogue: async (changed) =>
      listenOnPostgres(databaseUrl, CATALOGUE_CHANGED, { heard: changed, connected: changed }),
    close: () =>
      (closed ??= (async () => {
        await jobs.close()
        await Promise.all([reads.close(), writes.close()])
      })()),
  }
}

/** Single selects outside a transaction. Drizzle writes its statements in lower case. */
function isRead(statement: string): boolean {
  return statement.startsWith('select ')
}

/** The database cannot be reached. The message is for the operator and holds no password. */
export class DatabaseUnreachable extends Error {
  constructor(databaseUrl: string, cause: Error) {
    const { host, pathname } = new URL(databaseUrl)
    const reason = cause.message || String(errorCode(cause))
    super(`The database ${host}${pathname} (DATABASE_URL) cannot be reached: ${reason}`, { cause })
  }
}

/** A process and its database are often started together, and the database takes longer. */
async function untilThere(
  databaseUrl: string,
  start: () => Promise<void>,
  waitMs: number,
  onWaiting: PostgresOptions['onWaiting'],
): Promise<void> {
  const until = Date.now() + waitMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      await start()
      return
    } catch (error) {
      if (!(error instanceof Error) || databaseFailure(error) !== 'away') throw error
      if (Date.now() >= until) throw new DatabaseUnreachable(databaseUrl, error)
      if (attempt === 1) onWaiting?.(error)
      await wait(START_AGAIN_AFTER)
    }
  }
}

/** On its own connection: the lock belongs to it, and a long migration may outlast the pool's statement timeout. */
async function migrateUnderLock(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  })
  // A running query fails by itself; between two queries a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = ${MIGRATION_LOCK_TIMEOUT}`)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
