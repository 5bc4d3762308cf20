import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runStaffCommand } from '@jatra/api/commands/staff'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { users } from '@jatra/api/db/schema'
import type { Database, DatabaseHandle } from '@jatra/api/db/types'
import { openTestDatabase, type TestDatabase } from '@jatra/api/testing/test-database'
import { startBuilt, type BuiltServer } from '../site/built-server.ts'
import { BookingClient } from './booking-client.ts'
import { startPgbouncer, type Pgbouncer } from './pgbouncer.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const SECRET = 'shared by the two processes of this test'

let pooler: Pgbouncer
beforeAll(async () => {
  pooler = await startPgbouncer(server)
})
afterAll(() => pooler.stop())

const ask = async <Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

/** A database without a table. */
async function createEmpty(): Promise<string> {
  const name = `jatra_pooled_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

describe('a start with a pooler in DATABASE_URL', () => {
  let direct: string
  beforeAll(async () => {
    direct = await createEmpty()
  })
  const startWith = (more: Record<string, string>) =>
    startBuilt({ DATABASE_URL: pooler.through(direct), SESSION_SECRET: SECRET, ...more }).then(
      String,
      (error: Error) => error.message,
    )

  it('says what to set where nothing else is, and leaves nothing behind', async () => {
    expect(await startWith({})).toMatch(
      /^The server ended with 1:$.*^DATABASE_URL leads to a pooler, .*: set DATABASE_DIRECT_URL to .*\.\n$/ms,
    )
    expect(await ask(direct, "select 1 from pg_locks where locktype = 'advisory'")).toEqual([])
    expect(await ask(direct, "select 1 from pg_tables where schemaname = 'public'")).toEqual([])
  })

  it('takes neither the pooler nor another database for PostgreSQL itself', async () => {
    const opened = (directUrl: string) =>
      openPostgres(pooler.through(direct), { directUrl }).then(String, String)
    expect(await opened(pooler.through(direct))).toContain('leads to a pooler too')
    expect(await opened(server)).toContain('another database than DATABASE_URL')
  })

  it('is told to a member of staff too', async () => {
    const printed: string[] = []
    const place = { dataDir: '', databaseUrl: pooler.through(direct) }
    const print = (line: string) => void printed.push(line)
    expect(await runStaffCommand(['list'], { ...place, print, clock: Date.now })).toBe(1)
    expect(printed).toEqual([expect.stringContaining('set DATABASE_DIRECT_URL')])
  })
})

describe('two processes behind a pooler', () => {
  let direct: string
  let place: { DATABASE_URL: string; DATABASE_DIRECT_URL: string }
  let servers: BuiltServer[]
  const dataDir = mkdtempSync(join(tmpdir(), 'jatra-pooler-'))
  beforeAll(async () => {
    direct = await createEmpty()
    place = { DATABASE_URL: pooler.through(direct), DATABASE_DIRECT_URL: direct }
    const start = () =>
      startBuilt({ ...place, SESSION_SECRET: SECRET, DATA_DIR: dataDir, TRUST_PROXY: '1' })
    servers = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(servers.map((one) => one.stop()))
    rmSync(dataDir, { recursive: true })
  })

  it('start on an empty database together, say what their address leads to, and migrate once', async () => {
    for (const one of servers) expect(one.said()).toContain('DATABASE_URL leads to a pooler;')
    const applied = await ask<{ hash: string }>(
      direct,
      'select hash from drizzle.__drizzle_migrations',
    )
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length)
    expect(await ask(direct, "select 1 from pg_locks where locktype = 'advisory'")).toEqual([])
  })

  it('sell a ticket: searched and ordered at one, paid at the other', async () => {
    let [at = '', other = ''] = servers.map(({ origin }) => origin)
    const booker = await BookingClient.signUp(() => at, 1)
    const booking = await booker.book(await booker.search(), 'through-a-pooler')
    ;[at, other] = [other, at]
    await booker.choosePay(booking)
    const statusOf = async () => {
      const order = await booker.read(booking.orderId)
      return 'booking' in order && order.booking.status
    }
    await expect.poll(statusOf, { timeout: 30_000 }).toBe('ticketed')
  })

  it('serve a member of staff beside them', async () => {
    const printed: string[] = []
    const print = (line: string) => void printed.push(line)
    const options = { dataDir, databaseUrl: place.DATABASE_URL, directUrl: direct, print }
    await runStaffCommand(['grant', 'booker1', 'agent'], { ...options, clock: Date.now })
    expect(printed.join()).toMatch(/booker1.* agent/)
  })

  it('tell each other of a changed catalogue', async () => {
    const packageAt = async ({ origin }: BuiltServer) => {
      const answer = await fetch(`${origin}/api/package?limit=1`)
      return JSON.stringify(await answer.json())
    }
    await Promise.all(servers.map(packageAt))
    await ask(place.DATABASE_URL, 'update packages set price = 1234567')
    for (const one of servers) {
      await expect.poll(() => packageAt(one), { timeout: 10_000 }).toContain('1234567')
    }
  })
})

describe('time limits through a pooler', () => {
  let database: TestDatabase
  let handle: DatabaseHandle
  const open = (limits: string) => {
    const direct = database.url ?? ''
    return openPostgres(pooler.through(direct) + limits, { directUrl: direct })
  }
  beforeAll(async () => {
    database = await openTestDatabase()
    handle = await open('?lock_timeout=300')
  })
  afterAll(async () => {
    await handle.close()
    await database.close()
  })
  const readLimits = async (db: Pick<Database, 'execute'>) =>
    await db.execute(sql`select current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`)

  it('hold for a read and for a transaction, each its own', async () => {
    const { db, close } = await open('')
    const limits = { statement: '10s', idle: '10s' }
    expect(await readLimits(db)).toMatchObject({ rows: [{ lock: '1s', ...limits }] })
    await db.transaction(async (tx) => {
      expect(await readLimits(tx)).toMatchObject({ rows: [{ lock: '3s', ...limits }] })
    })
    await close()
  })

  it('are those of the address, end a write that waits for a row, and leave nothing behind', async () => {
    const direct = database.url ?? ''
    await handle.db.execute(sql`create table held as select 1 as id`)
    const owner = new pg.Client({ connectionString: direct })
    await owner.connect()
    await owner.query('begin; select * from held for update')
    const write = handle.db.execute(sql`update held set id = 2`)
    await expect(write).rejects.toMatchObject({ cause: { code: '55P03' } })
    await owner.end()
    expect(await readLimits(handle.db)).toMatchObject({ rows: [{ lock: '300ms' }] })
    expect(await ask(pooler.through(direct), 'show lock_timeout')).toEqual([{ lock_timeout: '0' }])
    expect(handle.pools().map(({ total, idle }) => total - idle)).toEqual([0, 0])
  })

  it('leave a failed statement its own error', async () => {
    const write = handle.db.insert(users).values({} as never)
    await expect(write).rejects.toMatchObject({ cause: { code: '23502' } })
  })
})
