import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { rateLimits, unpaidHolds, users } from '@jatra/api/db/schema'
import type { Database, DatabaseHandle } from '@jatra/api/db/types'
import { pay, paymentBody, placeOrder, search, signUp } from '@jatra/api/testing/booking'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { DomainError } from '@jatra/contract/http/problem'
import { seeded } from './seeded.ts'

const ROUNDS = 30
const AT_ONCE = 6
/** Connections of the process that loses them; fewer than it could lose in all rounds. */
const POOL = 8
/** What PostgreSQL calls them, so that the test's own live on. */
const NAME = 'jatra-losing'

const database = useTestDatabase()
let handle: DatabaseHandle
let lost: Error[]
beforeEach(async () => {
  lost = []
  handle = await openPostgres(`${database.url}?application_name=${NAME}`, {
    max: POOL,
    onConnectionLost: (error) => lost.push(error),
  })
})
afterEach(() => handle.close())

/** Ends every connection of the handle, as a failover does. */
async function endConnections(): Promise<void> {
  await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${NAME}`)
}

/** A database that reports each statement of a transaction and can be held before a commit. */
function watched(
  db: Database,
  onStatement: () => void,
  onCommit: () => Promise<unknown>,
): Database {
  const watch = (target: Database): Database =>
    new Proxy(target, {
      get(of, key, receiver) {
        if (['select', 'insert', 'update', 'delete'].includes(String(key))) onStatement()
        return Reflect.get(of, key, receiver) as unknown
      },
    })
  return new Proxy(db, {
    get(target, key, receiver) {
      if (key !== 'transaction') return Reflect.get(target, key, receiver) as unknown
      const transaction: Database['transaction'] = (work, config) =>
        target.transaction(async (tx) => {
          const result = await work(watch(tx) as typeof tx)
          await onCommit()
          return result
        }, config)
      return transaction
    },
  })
}

describe('connections that are ended in the midst of transactions', () => {
  it('end requests with 503 at worst, never the process, and everything works afterwards', async () => {
    const random = seeded(11)
    let endAt = 0
    let ending: Promise<unknown> = Promise.resolve()
    const api = createTestApi({
      jobs: handle.jobs,
      db: watched(
        handle.db,
        () => {
          endAt -= 1
          if (endAt === 0) ending = endConnections()
        },
        () => ending,
      ),
    })
    const codes: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.db.delete(rateLimits)
      // All name one payer.
      await database.db.delete(unpaidHolds)
      const visitor = await signUp(createTestApi(database).client, `buyer${round}`)
      const body = paymentBody(await search(createTestApi(database).client), visitor.userId)
      endAt = 1 + Math.floor(random() * AT_ONCE * 6)
      const answers = await Promise.allSettled(
        Array.from({ length: AT_ONCE }, (_, index) =>
          index % 2
            ? pay(api.client, visitor, body, `key-${index}`)
            : signUp(api.client, `visitor${round}-${index}`),
        ),
      )
      await ending
      for (const answer of answers) codes.push(codeOf(answer))
    }
    expect(codes.filter((code) => code === '503').length).toBeGreaterThan(0)
    expect(new Set(codes)).toEqual(new Set(['answered', '503']))
    expect(lost.length).toBeGreaterThan(0)

    endAt = 0
    await database.db.delete(rateLimits)
    await database.db.delete(unpaidHolds)
    // The end of the last connections may still be on its way here.
    let name = 0
    await vi.waitFor(() => placeOrder(api.client, `afterwards${(name += 1)}`), 60_000)
    expect(await handle.ready()).toBe(true)
    for (const { total, idle, waiting } of handle.pools()) {
      expect({ busy: total - idle, waiting }).toEqual({ busy: 0, waiting: 0 })
    }
  })

  it('end one that waits idle within its transaction, and nothing of it is stored', async () => {
    const api = createTestApi(handle)
    await signUp(api.client)
    const transaction = handle.db.transaction(async (tx) => {
      await tx.update(users).set({ userName: 'somebody-else' })
      await endConnections()
      await tx.select().from(users)
    })
    await expect(transaction).rejects.toThrow()
    expect(await database.db.select().from(users)).toMatchObject([{ userName: 'rahima' }])
    await signUp(api.client, 'karim')
  })
})

it('a transaction that cannot begin gives its connection back', async () => {
  const nonsense = { isolationLevel: 'nonsense' } as never
  for (let round = 0; round < POOL * 2; round += 1) {
    await expect(handle.db.transaction(async () => {}, nonsense)).rejects.toThrow()
  }
  expect(handle.pools().map(({ total, idle }) => total - idle)).toEqual([0, 0])
})

/** A 503 needs a Retry-After; any other error is shown by its code. */
function codeOf(answer: PromiseSettledResult<unknown>): string {
  if (answer.status === 'fulfilled') return 'answered'
  const { reason } = answer
  if (!(reason instanceof DomainError)) return String(reason)
  return reason.status === 503 && reason.retryAfter ? '503' : `${reason.code} ${reason.message}`
}
