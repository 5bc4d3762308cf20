import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@jatra/api/testing/test-database'
import { startBuilt, type BuiltServer } from '../site/built-server.ts'
import { freePort } from '../../scripts/postgres.mjs'
import { BookingClient } from './booking-client.ts'
import { startHaproxy, startNginx, type ShippedProxy } from './shipped-proxy.ts'

const PROCESSES = 3
/** At least: they go on until the last process is replaced. */
const REQUESTS = 300
/** Few, because they read until the last process is replaced, and new ones must come up beside them. */
const AT_ONCE = 2
const PATHS = ['/', '/login', '/api/package?limit=5', '/packageMenu', '/visaDetails']

let database: TestDatabase
let servers: BuiltServer[]
let ports: number[]
let balancer: ShippedProxy
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
  trust(balancer)
}, 180_000)
afterAll(async () => {
  await balancer.stop()
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
})

const trust = ({ certificate }: ShippedProxy) =>
  setDefaultCACertificates([...getCACertificates('default'), certificate])

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

/** What is wrong with the answer: nothing, as a rule. */
async function failureOf(address: string): Promise<string[]> {
  const answer = await fetch(address).catch((error: unknown) => String(error))
  if (typeof answer === 'string') return [`${address}: ${answer}`]
  await answer.arrayBuffer()
  return answer.ok ? [] : [`${address}: ${answer.status}`]
}

it('replaces three processes one after the other, and no request of hundreds fails', async () => {
  let rolled = false
  let sent = 0
  const failed: string[] = []
  const read = async () => {
    while (sent < REQUESTS || !rolled) {
      const path = PATHS[sent % PATHS.length] ?? '/'
      sent += 1
      failed.push(...(await failureOf(balancer.origin + path)))
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
    }
    rolled = true
  }
  await Promise.all([roll(), book(), ...Array.from({ length: AT_ONCE }, read)])
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
}, 300_000)

const OPERATORS = ['/metrics', '/%6detrics', '/readyz', '/%72eadyz', '//readyz']

/** What every proxy of ours keeps from strangers, and where it leads them. */
async function expectGuarded({ origin, plainOrigin }: ShippedProxy): Promise<void> {
  for (const path of OPERATORS) expect((await fetch(origin + path)).status, path).toBe(404)
  const plain = await fetch(plainOrigin, { redirect: 'manual' })
  expect(plain.status).toBe(308)
  expect(plain.headers.get('location')).toMatch(/^https:/)
}

it('lets nobody reach what is for the operator, and leads to HTTPS', () => expectGuarded(balancer))

it('goes on with processes that are not ready when none is', async () => {
  const port = await freePort()
  const stopping = await startBuilt({ PORT: String(port), API_MODE: 'mock', SHUTDOWN_DRAIN: '60' })
  const last = await startHaproxy([port])
  trust(last)
  stopping.child.kill('SIGTERM')
  await expect.poll(() => last.said(), { timeout: 30_000 }).toContain("'jatra' has no server")
  expect(await failureOf(`${last.origin}/login`)).toEqual([])
  await last.stop()
  await stopping.stop()
}, 60_000)

it('is nginx where an operator has that: it goes on while a process is replaced', async () => {
  const nginx = await startNginx(ports)
  trust(nginx)
  const failed: string[] = []
  let replaced = false
  const read = async () => {
    for (let sent = 0; sent < 100 || !replaced; sent += 1)
      failed.push(...(await failureOf(nginx.origin + (PATHS[sent % PATHS.length] ?? '/'))))
  }
  const replace = async () => {
    servers[0]?.child.kill('SIGTERM')
    await servers[0]?.ended
    servers[0] = await start(ports[0] ?? 0)
    replaced = true
  }
  await Promise.all([replace(), read()])
  expect(failed).toEqual([])
  await expectGuarded(nginx)
  await nginx.stop()
}, 120_000)
