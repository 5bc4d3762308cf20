import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copySnapshot, snapshotIn } from './database-snapshot.ts'
import { openPglite } from './open-pglite.ts'
import { rateLimits } from './schema.ts'
import type { Database } from './types.ts'
import { writeSnapshot } from './write-snapshot.ts'

let home: string
let snapshots: string
// Once for all: making a database takes seconds.
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'jatra-snapshot-'))
  snapshots = join(home, 'snapshots')
  mkdirSync(join(snapshots, 'of-an-older-version'), { recursive: true })
  await writeSnapshot(snapshots)
}, 120_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(home, 'data-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const row = { key: 'k', count: 1, expiresAt: new Date('2026-11-20T06:00:00Z') }

/** The tables that hold rows, with their schemas. */
async function filledTables(db: Database): Promise<string[]> {
  const tables = await db
    .select({ name: sql<string>`format('%I.%I', schemaname, tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname not in ('pg_catalog', 'information_schema')`)
    .orderBy(sql`1`)
  const filled: string[] = []
  for (const { name } of tables) {
    const rows = await db
      .select({ one: sql`1` })
      .from(sql.raw(name))
      .limit(1)
    if (rows.length > 0) filled.push(name)
  }
  return filled
}

describe('the snapshot that a build makes', () => {
  it('is the only one, and gives installations tables and queues but no row, id or secret to share', async () => {
    expect(readdirSync(snapshots).map((name) => join(snapshots, name))).toEqual([
      snapshotIn(snapshots),
    ])
    const { db, close } = await openPglite(dataDir, snapshots)
    expect(await filledTables(db)).toEqual([
      'drizzle.__drizzle_migrations',
      'jobs.queue',
      'jobs.version',
    ])
    await close()
    expect(readdirSync(dataDir)).toEqual(['pglite'])
  }, 120_000)

  it('begins each database anew', async () => {
    const first = await openPglite(dataDir, snapshots)
    await first.db.insert(rateLimits).values(row)
    await first.close()
    const other = await openPglite(join(dataDir, 'other'), snapshots)
    expect(await other.db.select().from(rateLimits)).toEqual([])
    await other.close()
  }, 120_000)
})

describe('the first start with a snapshot', () => {
  it('leaves no database when it ends before the copy is on the disk, and the next start makes it whole', async () => {
    const directory = join(dataDir, 'pglite')
    const powerCut = async (draft: string) => {
      expect(existsSync(directory)).toBe(false)
      expect(readdirSync(draft)).toEqual(readdirSync(snapshotIn(snapshots)))
      rmSync(join(draft, 'base'), { recursive: true })
      throw new Error('the power is cut')
    }
    await expect(copySnapshot(snapshots, directory, powerCut)).rejects.toThrow('the power is cut')
    expect(readdirSync(dataDir)).toEqual(['pglite-draft'])

    const { ready, close } = await openPglite(dataDir, snapshots)
    expect(await ready()).toBe(true)
    await close()
    expect(readdirSync(dataDir)).toEqual(['pglite'])
  }, 120_000)

  it('takes none of another version', async () => {
    const others = join(dataDir, 'snapshots')
    mkdirSync(snapshotIn(others), { recursive: true })
    renameSync(snapshotIn(others), join(others, 'of-another-version'))
    expect(await copySnapshot(others, join(dataDir, 'pglite'))).toBe(false)
    expect(readdirSync(dataDir)).toEqual(['snapshots'])
  })
})
