import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@jatra/api/testing/test-database'
import { startBuilt, type BuiltServer } from '../site/built-server.ts'
import { freePort } from '../../scripts/postgres.mjs'
import { BookingClient } from './booking-client.ts'
import { startHaproxy, type Haproxy } from './haproxy.ts'

const PROCESSES = 3
const REQUESTS = 1_000
/** Few, because they read until the last process is replaced, and new ones must come up beside them. */
const AT_ONCE = 2
const PATHS = ['/', '/login', '/api/package?limit=5', '/packageMenu', '/visaDetails']

let database: TestDatabase
let servers: BuiltServer[]
let ports: number[]
let balancer: Haproxy
beforeAll(async () => {
  database = await openTestDatabase()
  // One after the other: the first migrates.
  servers = []
  ports = []
  for (let number = 0; number < PROCESSES; number++) {
    const port = await freePort()
    ports.push(port)
    servers.push(await start(port))
  }
  balancer = await startHaproxy(ports)
  setDefaultCACertificates([...getCACertificates('default'), balancer.certificate])
}, 180_000)
afterAll(async () => {
  await balancer.stop()
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
})

const start = (port: number) =>
  startBuilt({
    PORT: String(port),
    DATABASE_URL: database.url ?? '',
    SESSION_SECRET: 'shared by the three processes of this test',
    TRUST_PROXY: '1',
    SHUTDOWN_DRAIN: '2',
    // All processes share this machine with other tests. That an overloaded process turns traffic away is another test's.
    READY_MAX_LAG_MS: '60000',
  })

it('replaces three processes one after the other, and no request of a thousand fails', async () => {
  let rolled = false
  let sent = 0
  const failed: string[] = []
  const read = async () => {
    while (sent < REQUESTS || !rolled) {
      const path = PATHS[sent % PATHS.length] ?? '/'
      sent += 1
      const answer = await fetch(balancer.origin + path).catch((error: unknown) => String(error))
      if (typeof answer === 'string') failed.push(`${path}: ${answer}`)
      else if (!answer.ok) failed.push(`${path}: ${answer.status}`)
      else await answer.arrayBuffer()
    }
  }
  const book = async () => {
    const booker = await BookingClient.signUp(() => balancer.origin, 1)
    for (let number = 0; !rolled; number++) {
      sent += 1
      await booker
        .search()
        .then((found) => booker.book(found, `rolling-${number}`))
        .then((booking) => booker.choosePay(booking))
        .catch((error: unknown) => failed.push(`order: ${String(error)}`))
      // An account may place so many orders in ten minutes.
      await wait(1_000)
    }
  }
  const roll = async () => {
    for (const [index, old] of servers.entries()) {
      old.child.kill('SIGTERM')
      expect(await old.ended).toBe(0)
      servers[index] = await start(ports[index] ?? 0)
      // The next one goes when HAProxy has seen that this one is back.
      await wait(3_000)
    }
    rolled = true
  }
  await Promise.all([roll(), book(), ...Array.from({ length: AT_ONCE }, read)])
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
}, 300_000)

it.each(['/metrics', '/%6detrics', '/readyz', '/%72eadyz', '//readyz'])(
  '%s is not reached through it',
  async (path) => {
    expect((await fetch(balancer.origin + path)).status).toBe(404)
  },
)

it('leads to HTTPS', async () => {
  const plain = await fetch(balancer.plainOrigin, { redirect: 'manual' })
  expect(plain.status).toBe(308)
  expect(plain.headers.get('location')).toMatch(/^https:/)
})
