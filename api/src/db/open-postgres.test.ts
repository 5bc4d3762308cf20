import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { runStaffCommand } from '../commands/staff.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { openPostgres } from './open-postgres.ts'

/** Needs a server: `node scripts/postgres.mjs -- npx vitest run --project unit api`. */
describe.runIf(process.env['TEST_DATABASE_URL'])('PostgreSQL', () => {
  const database = useTestDatabase()

  it('is migrated once, however many processes start together', async () => {
    await database.db.execute(sql`drop schema public cascade`)
    await database.db.execute(sql`drop schema drizzle cascade`)
    await database.db.execute(sql`drop schema sandbox cascade`)
    await database.db.execute(sql`create schema public`)
    const handles = await Promise.all(
      Array.from({ length: 5 }, () => openPostgres(database.url ?? '', { max: 1 })),
    )
    const applied = await database.db.execute(sql`select hash from drizzle.__drizzle_migrations`)
    const hashes = (applied as unknown as { rows: { hash: string }[] }).rows.map((r) => r.hash)
    expect(hashes.length).toBeGreaterThan(0)
    expect(new Set(hashes).size).toBe(hashes.length)
    await Promise.all(handles.map((handle) => handle.close()))
  })

  it('says what to do where an earlier version has made its tables', async () => {
    // Drizzle goes by the time of the last migration.
    const turn = () =>
      database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = -created_at`)
    await turn()
    await expect(openPostgres(database.url ?? '', { max: 1 })).rejects.toThrow(
      /tables of an earlier version .* docs\/operations\.md/,
    )
    await turn()
  })

  describe('whose migrations another process has locked', () => {
    const url = () => database.url ?? ''
    /** A process that keeps the lock, as one whose migration takes long. */
    async function whileLocked(act: (pid: number, release: () => Promise<void>) => Promise<void>) {
      const holder = new pg.Client({ connectionString: url(), application_name: 'somebody' })
      await holder.connect()
      const release = () => holder.end()
      try {
        const { rows } = await holder.query<{ pid: number }>(
          'select pg_backend_pid() as pid, pg_advisory_lock(7216402)',
        )
        await act(rows[0]?.pid ?? 0, release)
      } finally {
        await release()
      }
    }

    it('says once whom a start waits for, and begins when that one is done', () =>
      whileLocked(async (pid, release) => {
        const holders: unknown[] = []
        const handle = await openPostgres(url(), {
          max: 1,
          onMigrating: (holder) => {
            holders.push(holder)
            void release()
          },
        })
        await handle.close()
        const connectedSeconds = expect.any(Number) as number
        expect(holders).toEqual([
          {
            pid,
            applicationName: 'somebody',
            address: '127.0.0.1',
            state: 'idle',
            connectedSeconds,
          },
        ])
      }))

    it('ends a start that has waited long enough, and names who has the lock and how to end it', () =>
      whileLocked(async (pid) => {
        await expect(openPostgres(url(), { migrationWaitMs: 100 })).rejects.toThrow(
          RegExp(
            `not free within 0.1 s: Process ${pid} of PostgreSQL \\(somebody, at 127.0.0.1, idle, connected for \\d+ s\\) has it.*pg_terminate_backend\\(${pid}\\)`,
          ),
        )
      }))

    it('tells a member of staff whom the command waits for', () =>
      whileLocked(async (pid, release) => {
        const printed: string[] = []
        const print = (line: string) => {
          printed.push(line)
          void release()
        }
        const place = { dataDir: '', databaseUrl: url() }
        await runStaffCommand(['list'], { ...place, print, clock: Date.now })
        expect(printed[0]).toMatch(RegExp(`^Waiting .*: Process ${pid} .* has it.$`))
      }))
  })

  it('is not ready once it is closed', async () => {
    const handle = await openPostgres(database.url ?? '', { max: 1 })
    expect(await handle.ready()).toBe(true)
    await handle.close()
    await handle.close()
    expect(await handle.ready()).toBe(false)
  })
})

it('an address without a server is an error, at once', async () => {
  await expect(openPostgres('postgres://postgres@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/)
})
