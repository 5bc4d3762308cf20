import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { startPostgres, type ThrowAwayPostgres } from '../../scripts/postgres.mjs'
import { startBuilt, type BuiltServer } from '../site/built-server.ts'

const AT_ONCE = 40
const LOCK_TIMEOUT = 300

/** The built site on a PostgreSQL of its own, which can be taken away. */
let postgres: ThrowAwayPostgres
let server: BuiltServer
const environment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'for-tests-only-and-never-for-visitors',
  ALLOW_SANDBOX: '1',
})
beforeAll(async () => {
  postgres = await startPostgres()
  server = await startBuilt({
    ...environment(`${postgres.url}?lock_timeout=${LOCK_TIMEOUT}`),
    DATABASE_POOL: '4',
  })
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
})

const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' })
const statusOf = async (path: string) => {
  const { status, headers } = await get(path)
  return status === 503 && headers.has('retry-after') ? '503 with Retry-After' : status
}
const many = (path: string) => Promise.all(Array.from({ length: AT_ONCE }, () => statusOf(path)))

it('a locked table is waited for by few: its pages are 503, all others are there', async () => {
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  await owner.query('begin; lock table packages in access exclusive mode')
  const [locked, ...others] = await Promise.all(
    ['/api/package', '/api/visa', '/login', '/readyz'].map(many),
  )
  expect(new Set(locked)).toEqual(new Set(['503 with Retry-After']))
  for (const statuses of others) expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await statusOf('/packageMenu')).toBe('503 with Retry-After')
  await owner.end()
  await expect.poll(() => statusOf('/api/package'), { timeout: 60_000 }).toBe(200)
  expect(await statusOf('/packageMenu')).toBe(200)
})

describe('while the database is away', () => {
  beforeAll(() => postgres.kill())

  it('the API says so, and when to come again', async () => {
    // The whole list may still be kept from before.
    const answer = await get('/api/visa/any')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 'provider_unavailable' })
  })

  it('a page that needs it says so, with a way to try again', async () => {
    const answer = await get('/packages/any')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toMatch(/<button[^>]*>(<[^>]*>)*Retry/)
  })

  it('the process lives and is not ready', async () => {
    expect(await statusOf('/healthz')).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
  })

  it('whatever is asked is answered, and after it is back everything works by itself', async () => {
    const register = (userName: string) =>
      fetch(`${server.origin}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.origin },
        body: JSON.stringify({ userName, email: `${userName}@example.com`, password: 'Secret1!' }),
      }).then(({ status }) => status)
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => register('a'))))).toEqual(
      new Set([503]),
    )
    // The workers come to know of it at their next look.
    await expect.poll(server.said, { timeout: 60_000 }).toContain('jobs_failed')
    await postgres.restart()
    await expect.poll(() => statusOf('/readyz'), { timeout: 60_000 }).toBe(200)
    expect(await register('rahima')).toBe(201)
    expect(await statusOf('/api/visa')).toBe(200)
    expect(await statusOf('/packageMenu')).toBe(200)
    expect(server.said()).not.toContain('process_failed')
  })
})

describe('a start without its database', () => {
  it('gives up in one line that names it, without its password', async () => {
    const started = startBuilt({
      ...environment('postgres://jatra:s3cret@127.0.0.1:1/jatra'),
      DATABASE_WAIT: '0',
    })
    const failure = await started.then(String, (error: Error) => error.message)
    expect(failure).toContain('The server ended with 1:')
    expect(failure).toMatch(/^The database 127\.0\.0\.1:1\/jatra .*ECONNREFUSED.*$/m)
    expect(failure).not.toMatch(/s3cret|^\s+at /m)
  })

  it('waits for one that comes', async () => {
    await postgres.kill()
    let restarted: Promise<void> | undefined
    const handle = await openPostgres(postgres.url, {
      waitMs: 30_000,
      onWaiting: () => {
        restarted = postgres.restart()
      },
    })
    await restarted
    expect(await handle.ready()).toBe(true)
    await handle.close()
  })
})
