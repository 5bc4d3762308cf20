import { randomBytes } from 'node:crypto'
import * as sandboxSchema from '@jatra/sandbox/db/schema'
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openMemoryPglite } from '../db/open-pglite.ts'
import { openPostgres } from '../db/open-postgres.ts'
import * as schema from '../db/schema.ts'
import type { Database, DatabaseHandle } from '../db/types.ts'
import { JOBS_SCHEMA, type JobQueue } from '../jobs/job-queue.ts'
import { expectBalanced } from './expect-balanced.ts'
import { installJobClock, setJobClock, TEST_NOW } from './job-clock.ts'
import { migratedDump, migrationsFingerprint } from './migrated-dump.ts'

/** A migrated, empty database of one's own, on PostgreSQL when TEST_DATABASE_URL names a server, else PGlite in memory. */
export interface TestDatabase extends DatabaseHandle {
  /** Where other processes reach it; null on PGlite, which lives in this one. */
  readonly url: string | null
  /** Empties every table. */
  reset(): Promise<void>
}

/** Any number: two test files that both miss the template wait for each other here. */
const TEMPLATE_LOCK = 7_216_403

const tables = [schema, sandboxSchema]
  .flatMap((one): unknown[] => Object.values(one))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table))

/** No row of them can be deleted. */
const ADDED_TO: string[] = [schema.auditLog, schema.ledgerPostings].map(getTableName)

/** Opens one; its closing removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  const { handle, url } = server
    ? await createOn(server)
    : { handle: await openMemoryPglite(await migratedDump()), url: null }
  return { ...handle, url, reset: () => empty(handle.db) }
}

/**
 * The database of a test file: opened before its first test, emptied before each, and its books checked after. Read `db` inside tests only.
 */
export function useTestDatabase(): {
  readonly db: Database
  readonly jobs: JobQueue
  readonly kind: DatabaseHandle['kind']
  readonly url: string | null
} {
  let database: TestDatabase | undefined
  const current = () => {
    if (!database) throw new Error('The test database opens before the first test')
    return database
  }
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  beforeEach(async () => {
    await current().reset()
    await setJobClock(current().db, TEST_NOW)
  })
  afterEach(() => expectBalanced(current().db))
  afterAll(() => database?.close())
  return {
    get db() {
      return current().db
    },
    get jobs() {
      return current().jobs
    },
    get kind() {
      return current().kind
    },
    get url() {
      return current().url
    },
  }
}

/** One statement, so that foreign keys are checked when all is gone. To truncate so many tables takes fifty times as long. */
async function empty(db: Database): Promise<void> {
  const deletions = tables
    .filter(({ name }) => !ADDED_TO.includes(name))
    .map(({ schema: of = 'public', name }, at) => `d${at} as (delete from "${of}"."${name}")`)
  await db.execute(sql.raw(`with ${deletions.join(', ')} delete from ${JOBS_SCHEMA}.job`))
  await emptyBooks(db)
}

/** The ledger and the audit log, which nothing else may empty. */
export async function emptyBooks(db: Database): Promise<void> {
  const filled = ADDED_TO.map((name) => `exists (select from ${name})`).join(' or ')
  const [books] = await db
    .select({ filled: sql.raw(filled).mapWith(Boolean) })
    .from(sql`(select) as one`)
  if (!books?.filled) return
  await db.transaction(async (tx) => {
    // Triggers are for who is no replica.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const name of ADDED_TO) await tx.execute(sql.raw(`delete from ${name}`))
  })
}

async function createOn(server: string): Promise<{ handle: DatabaseHandle; url: string }> {
  const name = `jatra_test_${randomBytes(6).toString('hex')}`
  await onServer(server, async (client) => {
    const template = await migratedTemplate(server, client)
    // To copy the files costs half of what it does to log each page of them.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const url = addressOf(server, name)
  const handle = await openPostgres(bySocket(url))
  return {
    url,
    handle: {
      ...handle,
      async close() {
        await handle.close()
        await onServer(server, async (client) => {
          await client.query(`drop database if exists ${name} with (force)`)
        })
      },
    },
  }
}

/** The name of a migrated database, made once per server and set of migrations, of which new ones are copies. */
async function migratedTemplate(server: string, client: pg.Client): Promise<string> {
  const name = `jatra_template_${migrationsFingerprint()}`
  const isThere = async () => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    return rowCount === 1
  }
  if (await isThere()) return name
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    if (await isThere()) return name
    const draft = `${name}_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${draft}`)
    const { db, close } = await openPostgres(addressOf(server, draft))
    await installJobClock(db)
    await close()
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

/** The same database by the server's socket, where TEST_DATABASE_SOCKET names one: TCP costs both sides a third more. */
export function bySocket(url: string): string {
  const socket = process.env['TEST_DATABASE_SOCKET']
  if (!socket) return url
  const address = new URL(url)
  address.searchParams.set('host', socket)
  return address.href
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(server: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
