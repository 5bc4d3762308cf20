import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { CannotOpenDatabase, orSayWhoseTables } from './cannot-open.ts'
import { lockNotAvailable } from './database-failure.ts'
import { migrationsFolder } from './migrations.ts'
import { withShortClient } from './short-client.ts'

/** Any number, as long as every process uses the same. */
const MIGRATION_LOCK = 7_216_402
/** A migration that cannot lock its table gives up, because all queries of that table would queue behind it. */
const TABLE_LOCK_TIMEOUT = 5_000

/** Who has the lock for migrations. PostgreSQL hides from a role what sessions of another do. */
export interface LockHolder {
  pid: number
  applicationName: string | null
  address: string | null
  /** `idle`, for example: it does nothing with the lock. */
  state: string | null
  connectedSeconds: number | null
}

export interface LockWait {
  waitMs: number
  /** Called once when another process has the lock. */
  onHeld?: ((holder: LockHolder) => void) | undefined
}

/**
 * Applies the migrations that are missing, one process at a time: on its own connection, because the lock belongs to
 * it, and a long migration may outlast the pools' statement timeout.
 * @throws CannotOpenDatabase when another process keeps the lock, or the tables are there
 */
export function migrateUnderLock(databaseUrl: string, wait: LockWait): Promise<void> {
  return withShortClient(databaseUrl, 'jatra-migration', async (client) => {
    await takeLock(client, wait)
    await client.query(`set lock_timeout = ${TABLE_LOCK_TIMEOUT}`)
    await orSayWhoseTables(migrate(drizzle(client), { migrationsFolder }))
  })
}

async function takeLock(client: pg.Client, { waitMs, onHeld }: LockWait): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [MIGRATION_LOCK],
  )
  if (rows[0]?.taken) return
  const holder = await findHolder(client)
  if (holder) onHeld?.(holder)
  // 0 would wait for ever.
  await client.query(`set lock_timeout = ${Math.max(1, waitMs)}`)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  } catch (error) {
    if (!lockNotAvailable(error)) throw error
    const still = (await findHolder(client)) ?? holder
    const whose = still
      ? `: ${describeHolder(still)} has it. When it is stuck, end it: select pg_terminate_backend(${still.pid})`
      : ''
    throw new CannotOpenDatabase(
      `The lock for migrations was not free within ${waitMs / 1_000} s${whose}`,
      { cause: error },
    )
  }
}

/** None when it was given back meanwhile. */
async function findHolder(client: pg.Client): Promise<LockHolder | undefined> {
  const { rows } = await client.query<LockHolder>(
    `select l.pid, nullif(a.application_name, '') as "applicationName", host(a.client_addr) as address, a.state,
      extract(epoch from now() - a.backend_start)::int as "connectedSeconds"
    from pg_locks l left join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  )
  return rows[0]
}

/** For a person: what `select * from pg_stat_activity` would show of it. */
export function describeHolder(holder: LockHolder): string {
  const { pid, applicationName, address, state, connectedSeconds } = holder
  const known = [
    applicationName,
    address && `at ${address}`,
    state,
    connectedSeconds !== null && `connected for ${connectedSeconds} s`,
  ].filter(Boolean)
  return `Process ${pid} of PostgreSQL${known.length > 0 ? ` (${known.join(', ')})` : ''}`
}
