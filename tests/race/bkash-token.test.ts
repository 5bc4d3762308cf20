import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { createBkash } from '@jatra/api/providers/payments/bkash/bkash'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { asked, openBkash } from '../doubles/bkash/open-bkash.ts'

const AT_ONCE = 10

/** Two processes' worth: two connection pools on one database. */
const database = useTestDatabase()
let second: DatabaseHandle
beforeEach(async () => {
  second = await openPostgres(database.url ?? '')
})
afterEach(() => second.close())

it('processes that want a token of bKash at once make one grant, and one refresh at its end', async () => {
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms / 10))
  const { gateway, double, time, options } = await openBkash(database.db, { wait })
  const other = createBkash({ ...options, db: second.db, newId: randomUUID })
  const open = () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => (at % 2 ? gateway : other).createPayment(asked)),
    )
  await open()
  expect(double.count('token/grant')).toBe(1)
  expect(double.count('create')).toBe(AT_ONCE)
  time.now += 56 * 60_000
  await open()
  expect(double.count('token/refresh')).toBe(1)
  expect(double.count('token/grant')).toBe(1)
})
