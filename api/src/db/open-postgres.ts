import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'
import type { DatabaseHandle } from './types.ts'

/** Any number, as long as every process takes the same. */
const MIGRATION_LOCK = 7_216_402

export interface PostgresOptions {
  /** Connections at most, per process. */
  max?: number
  /** Told of connections that break while idle; they are replaced by themselves. */
  onIdleError?: (error: Error) => void
}

/** Connects to PostgreSQL and applies what migrations are missing, one process at a time. */
export async function openPostgres(
  databaseUrl: string,
  options: PostgresOptions = {},
): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'jatra',
  })
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error))
  try {
    await migrateUnderLock(databaseUrl)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle(pool, { schema })
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
    close: () => (closed ??= pool.end()),
  }
}

/** On its own connection: the lock belongs to it, and a long migration may outlast the pool's statement timeout. */
async function migrateUnderLock(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
