import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '../testing/test-database.ts'
import { openPostgres } from './open-postgres.ts'

/** Needs a server: `node scripts/postgres.mjs -- npx vitest run --project unit api`. */
describe.runIf(process.env['TEST_DATABASE_URL'])('PostgreSQL', () => {
  const database = useTestDatabase()

  it('is migrated once, however many processes start together', async () => {
    await database.db.execute(sql`drop schema public cascade`)
    await database.db.execute(sql`drop schema drizzle cascade`)
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
