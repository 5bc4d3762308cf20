import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migratedDump } from '../testing/migrated-dump.ts'
import { durableStartParams, DurableFiles } from './durable-files.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'jatra-durable-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** A database beside a folder that holds what a power cut would leave: each file as it was when last synced. */
async function openWatched() {
  const [directory, disk] = [join(home, 'data'), join(home, 'disk')]
  const created = await PGlite.create({ dataDir: directory, loadDataDir: await migratedDump() })
  await created.exec('create table bookings (id int primary key)')
  await created.close()
  cpSync(directory, disk, { recursive: true })
  const synced: string[] = []
  const sync = (path: string) => {
    const name = relative(directory, path)
    synced.push(name)
    if (statSync(path).isDirectory()) return
    mkdirSync(dirname(join(disk, name)), { recursive: true })
    cpSync(path, join(disk, name))
  }
  const fs = new DurableFiles(directory, sync)
  const client = await PGlite.create({ fs, startParams: durableStartParams })
  return { client, disk, synced }
}

async function bookingsOn(disk: string): Promise<number> {
  const client = await PGlite.create({ dataDir: disk })
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from bookings',
  )
  await client.close()
  return rows[0]?.count ?? 0
}

it('has every committed row on the disk when the power goes, and does not wait for the disk to read', async () => {
  const { client, disk, synced } = await openWatched()
  for (let id = 0; id < 20; id++) {
    if (id === 10) await client.exec('checkpoint')
    synced.length = 0
    await client.query('insert into bookings values ($1)', [id])
    expect(synced.some((name) => name.startsWith('pg_wal/'))).toBe(true)
  }
  const afterTheCut = join(home, 'after')
  cpSync(disk, afterTheCut, { recursive: true })
  synced.length = 0
  await client.query('select 1')
  expect(synced).toEqual([])
  await client.close()
  expect(await bookingsOn(afterTheCut)).toBe(20)
})
