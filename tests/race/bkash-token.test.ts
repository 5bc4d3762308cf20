import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createBkash } from '@jatra/api/providers/payments/bkash/bkash'
import { asked, openBkash } from '../doubles/bkash/open-bkash.ts'
import { useTwoPools } from './two-pools.ts'

const AT_ONCE = 10

const { database, second } = useTwoPools()

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
