import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openTestDatabase } from '@jatra/api/testing/test-database'
import { startSslCommerz, STORE } from '../doubles/sslcommerz/server.ts'
import { freePort } from '../../scripts/postgres.mjs'
import { startBuilt } from '../site/built-server.ts'
import { BookingClient } from './booking-client.ts'

const PAYMENTS = 3
/** Longer than a process gives a connection that sends or reads too slowly; the gateway may take 10 s. */
const SLOW_MS = 7_000

it('a process that is told to end first answers the payments that wait for their gateway', async () => {
  const database = await openTestDatabase()
  const clock = () => Date.now()
  const double = await startSslCommerz({ db: database.db, clock, newId: randomUUID })
  const port = await freePort()
  const server = await startBuilt({
    DATABASE_URL: database.url ?? '',
    SESSION_SECRET: 'a secret of this test that is long enough',
    TRUST_PROXY: '1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SSLCOMMERZ_STORE_ID: STORE.id,
    SSLCOMMERZ_STORE_PASSWORD: STORE.password,
    SSLCOMMERZ_BASE_URL: `${double.url}/`,
  })
  try {
    const held = Array.from({ length: PAYMENTS }, () => double.holdBack('session'))
    const paying = Promise.allSettled(
      held.map(async (_, number) => {
        const booker = await BookingClient.signUp(() => server.origin, number)
        return booker.book(await booker.search(), `key-${number}`)
      }),
    )
    const allCame = Promise.all(held.map(({ came }) => came)).then(() => null)
    // Bookings that ended before would say why.
    expect(await Promise.race([allCame, paying])).toBeNull()
    server.child.kill('SIGTERM')
    const listens = () => fetch(`${server.origin}/healthz`).then(Boolean, () => false)
    await expect.poll(listens, { timeout: 10_000 }).toBe(false)
    await wait(SLOW_MS)
    for (const { letGo } of held) letGo()
    expect((await paying).map(({ status }) => status)).toEqual(Array(PAYMENTS).fill('fulfilled'))
    expect(await server.ended).toBe(0)
  } finally {
    await server.stop()
    await double.close()
    await database.close()
  }
})
