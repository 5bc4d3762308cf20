import { describe, expect, it } from 'vitest'
import { addressSubject, networkSubject } from '@jatra/contract/http/address-subject'
import { createLogger } from '@jatra/contract/observability/logging'
import type { Database } from '../db/types.ts'
import { rateLimits } from '../db/schema.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { byAddress, consumeRateLimit, defaultLimits } from './limits.ts'

const database = useTestDatabase()
const limits = { ...defaultLimits, registerByAddress: { max: 5, seconds: 60 } }
const quiet = createLogger(() => {})
const one = [{ limit: 'registerByAddress' as const, subject: '203.0.113.7' }]

describe('a limit', () => {
  it('lets exactly so many of simultaneous attempts through', async () => {
    const deps = { db: database.db, clock: () => 0, log: quiet, limits }
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => consumeRateLimit(deps, one)),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('says how long to wait, and starts anew when the window is over', async () => {
    let now = 0
    const deps = { db: database.db, clock: () => now, log: quiet, limits }
    for (let count = 0; count < 5; count += 1) await consumeRateLimit(deps, one)
    now = 20_500
    await expect(consumeRateLimit(deps, one)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 40,
    })
    now = 60_000
    await expect(consumeRateLimit(deps, one)).resolves.toBeUndefined()
  })

  it('of an IPv6 address counts its /48 too, for four times as many', async () => {
    const deps = { db: database.db, clock: () => 0, log: quiet, limits }
    const from = (ip: string) => consumeRateLimit(deps, byAddress('registerByAddress', ip))
    for (let count = 0; count < 20; count += 1) await from(`2001:db8:1:${count % 5}::1`)
    await expect(from('2001:db8:1:99::1')).rejects.toMatchObject({ code: 'rate_limited' })
    await from('2001:db8:2::1')
    await from('203.0.113.7')
  })

  it('that one IPv6 address goes beyond leaves its neighbours in the /48 their room', async () => {
    const deps = { db: database.db, clock: () => 0, log: quiet, limits }
    const from = (ip: string) => consumeRateLimit(deps, byAddress('registerByAddress', ip))
    const attempts = await Promise.allSettled(
      Array.from({ length: 30 }, () => from('2001:db8:3:1::1')),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await from('2001:db8:3:2::1')
  })

  it('stores no address in clear', async () => {
    await consumeRateLimit({ db: database.db, clock: () => 0, log: quiet, limits }, one)
    expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('203.0.113')
  })

  it('rejects every request when it cannot count', async () => {
    const lines: string[] = []
    const broken = {
      insert: () => ({
        values: () => ({
          onConflictDoUpdate: () => ({ returning: () => Promise.reject(new Error('gone')) }),
        }),
      }),
    } as unknown as Database
    const deps = { db: broken, clock: () => 0, log: createLogger((l) => lines.push(l)), limits }
    await expect(consumeRateLimit(deps, one)).rejects.toMatchObject({ status: 503 })
    expect(lines.join()).toContain('limit_not_counted')
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7', null],
  ['::ffff:203.0.113.7', '203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0::/48'],
  ['::1', '0:0:0:0', '0:0:0::/48'],
  ['unknown', 'unknown', null],
])('the address %s counts as %s, in the network %s', (ip, subject, network) => {
  expect(addressSubject(ip)).toBe(subject)
  expect(networkSubject(ip)).toBe(network)
})
