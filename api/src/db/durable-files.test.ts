import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { searchFlights } from '../domain/flights/search-flights.ts'
import { createSearchStore } from '../domain/flights/search-store.ts'
import { defaultLimits } from '../domain/limits.ts'
import { TEST_NOW } from '../testing/job-clock.ts'
import { migratedDump } from '../testing/migrated-dump.ts'
import { stubFlights } from '../testing/stub-flights.ts'
import { durableStartParams, DurableFiles } from './durable-files.ts'
import * as schema from './schema.ts'

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

it('waits once for the disk in a flight search: its own commit takes the count of the address along', async () => {
  const { client, disk, synced } = await openWatched()
  const db = drizzle(client, { schema })
  const clock = () => TEST_NOW
  const searches = createSearchStore({ db, clock })
  const log = createLogger(() => undefined)
  const deps = {
    db,
    clock,
    log,
    limits: defaultLimits,
    searches,
    flights: { selling: [stubFlights()] },
  }
  const sale = { pricing: {}, flightSessionMinutes: 15 }
  synced.length = 0
  await searchFlights(
    { ...deps, ...sale },
    {
      ...{ originLocationCode: 'DAC', destinationLocationCode: 'CXB', departureDate: '2026-12-01' },
      ...{ adults: 1, children: 0, infants: 0, travelClass: 'ECONOMY', max: 10 },
    },
    { clientIp: '192.0.2.1', language: 'en' },
  )
  expect(synced.filter((name) => name.startsWith('pg_wal/'))).toHaveLength(1)
  const afterTheCut = join(home, 'after')
  cpSync(disk, afterTheCut, { recursive: true })
  await client.close()
  const left = await PGlite.create({ dataDir: afterTheCut })
  for (const table of ['flight_searches', 'rate_limits']) {
    const { rows } = await left.query(`select 1 from ${table}`)
    expect(rows, table).toHaveLength(1)
  }
  await left.close()
})
