import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { openConnections } from './connections.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'
import type { Database, DatabaseHandle } from './types.ts'

/** Any number, as long as every process takes the same. */
const MIGRATION_LOCK = 7_216_402

/** Milliseconds. `?lock_timeout=500` in the database's address, and the like, wins over these (docs/operations.md). */
const CONNECT_TIMEOUT = 3_000
const STATEMENT_TIMEOUT = 10_000
/** For a server that vanished without closing its connections, which no longer ends a statement itself. */
const QUERY_TIMEOUT = 12_000
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000
/** Reads wait for nothing but a table that somebody changes as a whole. */
const READ_LOCK_TIMEOUT = 1_000
/** Writes also wait for each other, row by row. */
const WRITE_LOCK_TIMEOUT = 3_000

export interface PostgresOptions {
  /** Connections at most, per process: one half for reads, the other for writes. */
  max?: number
  /** Told of connections that break; they are replaced by themselves. */
  onConnectionLost?: (error: Error) => void
}

/** Connects to PostgreSQL and applies what migrations are missing, one process at a time. */
export async function openPostgres(
  databaseUrl: string,
  { max = 10, onConnectionLost = () => {} }: PostgresOptions = {},
): Promise<DatabaseHandle> {
  await migrateUnderLock(databaseUrl)
  const common = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    keepAlive: true,
    application_name: 'jatra',
    onLost: onConnectionLost,
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
  })
  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    (isRead(config.text) ? reads : writes).query(config, values)
  const db: Database = drizzle({ client: { query } as pg.Pool, schema })
  db.transaction = writes.transaction
  let closed: Promise<void> | undefined
  return {
    kind: 'postgres',
    db,
    async ready() {
      try {
        await db.execute(sql`select 1`)
        return true
      } catch {
        return false
      }
    },
    pools: () => [reads.counts(), writes.counts()],
    close: () => (closed ??= Promise.all([reads.close(), writes.close()]).then(() => {})),
  }
}

/** What stands outside a transaction and only selects. Drizzle writes its statements in lower case. */
function isRead(statement: string): boolean {
  return statement.startsWith('select ')
}

/** On its own connection: the lock belongs to it, and a long migration may outlast the pool's statement timeout. */
async function migrateUnderLock(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  })
  // The query that is under way fails by itself; between two of them a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
