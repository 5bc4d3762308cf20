import { randomBytes } from 'node:crypto'
import { getTableName, is, sql, type Table } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openMemoryPglite } from '../db/open-pglite.ts'
import { openPostgres } from '../db/open-postgres.ts'
import * as schema from '../db/schema.ts'
import type { Database, DatabaseHandle } from '../db/types.ts'
import { migratedDump } from './migrated-dump.ts'

/** A migrated, empty database of one's own, on PostgreSQL when TEST_DATABASE_URL names a server, else PGlite in memory. */
export interface TestDatabase extends DatabaseHandle {
  /** Where other processes reach it; null on PGlite, which lives in this one. */
  readonly url: string | null
  /** Empties every table. */
  reset(): Promise<void>
}

const tables = (Object.values(schema) as unknown[])
  .filter((value): value is Table => is(value, PgTable))
  .map(getTableName)

/** Opens one; its closing removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  const { handle, url } = server
    ? await createOn(server)
    : { handle: await openMemoryPglite(await migratedDump()), url: null }
  return { ...handle, url, reset: () => truncate(handle.db) }
}

/**
 * The database of a test file: opened before its first test, emptied before each. Read `db` inside tests only.
 */
export function useTestDatabase(): {
  readonly db: Database
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
  beforeEach(() => current().reset())
  afterAll(() => database?.close())
  return {
    get db() {
      return current().db
    },
    get kind() {
      return current().kind
    },
    get url() {
      return current().url
    },
  }
}

async function truncate(db: Database): Promise<void> {
  const names = tables.map((name) => `"${name}"`).join(', ')
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`))
}

async function createOn(server: string): Promise<{ handle: DatabaseHandle; url: string }> {
  const name = `jatra_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const handle = await openPostgres(url.href)
  return {
    url: url.href,
    handle: {
      ...handle,
      async close() {
        await handle.close()
        await onServer(server, `drop database if exists ${name} with (force)`)
      },
    },
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
