import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { packages, visas } from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { sharedPrice } from '@jatra/contract/order/rooms'
import { startBuilt } from '../site/built-server.ts'

const database = useTestDatabase()
let other: DatabaseHandle
let stop: () => Promise<void>
let heard: () => void
const next = () => new Promise<void>((resolve) => (heard = resolve))

beforeEach(async () => {
  other = await openPostgres(database.url ?? '')
  const connected = next()
  stop = await other.listenToCatalogue(() => heard())
  await connected
})
afterEach(async () => {
  await stop()
  await other.close()
})

it('a process hears what another changed, and looks again after its connection was lost', async () => {
  const change = next()
  await database.db.delete(visas)
  await change
  const again = next()
  await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'jatra-listener'`)
  await again
  const later = next()
  await database.db.delete(visas)
  await later
})

/** A price as data, on the page of its package, or as lists say it: of each of two who share a room. */
const shows = (price: number) =>
  RegExp(
    [price, sharedPrice(price)]
      .flatMap((amount) => [String(amount), amount.toLocaleString('en-IN')])
      .join('|'),
  )

it('what staff change stands at once on the pages that every process has kept', async () => {
  const env = {
    DATABASE_URL: database.url ?? '',
    SESSION_SECRET: 'for this test alone and long enough',
  }
  const servers = await Promise.all([startBuilt(env), startBuilt(env)])
  try {
    const [holiday] = await database.db.select().from(packages).limit(1)
    const read = (path: string) =>
      Promise.all(servers.map(async ({ origin }) => (await fetch(origin + path)).text()))
    const pages = [
      `/packages/${holiday?.id}`,
      `/api/package/${holiday?.id}`,
      '/packageMenu?show=100',
    ]
    const before = shows(holiday?.price ?? 0)
    for (const path of pages) {
      for (const text of await read(path)) expect(text).toMatch(before)
    }
    const after = shows(1_234_567)
    await database.db.update(packages).set({ price: 1_234_567 })
    for (const path of pages) {
      await expect
        .poll(async () => (await read(path)).filter((text) => !after.test(text)), {
          timeout: 20_000,
        })
        .toEqual([])
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
})
