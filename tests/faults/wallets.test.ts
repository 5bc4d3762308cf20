import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { paymentTransactions } from '@jatra/api/db/schema'
import { readOrderMoney } from '@jatra/api/domain/ledger/read-balances'
import { movePayment } from '@jatra/api/providers/payments/sandbox/wallet-books'
import { placeOrder, readOrder } from '@jatra/api/testing/booking'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { openBkash } from '../doubles/bkash/open-bkash.ts'
import type { ExecutingInput } from './executing.ts'
import { runToItsEnd } from './run-to-its-end.ts'

const PROGRAM = fileURLToPath(new URL('./executing-process.ts', import.meta.url))
const MINUTE = 60_000
const database = useTestDatabase()

it.each(
  (['before bKash is told', 'after bKash has answered'] as const).flatMap((diesAt) => [
    [diesAt, 'the browser comes back once more'] as const,
    [diesAt, 'nobody comes back, and its time is up'] as const,
  ]),
)('a process killed while it takes a payment, %s: taken once when %s', async (diesAt, then) => {
  const opened = await openBkash(database.db)
  const api = createTestApi(database, { gateways: { bkash: opened.gateway } })
  const { tranId, visitor, orderId, url, order } = await placeOrder(api.client)
  const paymentId = url.split('/').at(-1) ?? ''
  await movePayment(opened, paymentId, 'open', { status: 'approved' })
  const back = `/api/payment/return/${tranId}?paymentID=${paymentId}&status=success`
  const input: ExecutingInput = {
    ...{ databaseUrl: database.url ?? '', bkashUrl: opened.double.url, diesAt, now: api.now, back },
  }
  const { signal, complained } = await runToItsEnd(PROGRAM, input)
  expect(signal, complained).toBe('SIGKILL')
  expect(await database.db.select().from(paymentTransactions)).toEqual([])
  await expectBalanced(database.db)

  if (then === 'the browser comes back once more') await api.send('GET', back)
  else {
    api.now += 31 * MINUTE
    await api.sweep()
  }
  const { paymentStatus, payments } = await readOrder(api.client, visitor, orderId)
  expect([paymentStatus, payments.map(({ status }) => status)]).toEqual(['success', ['success']])
  expect(opened.double.count('execute')).toBe(1)
  expect(await readOrderMoney(database.db, orderId)).toMatchObject({
    ...{ paid: order.price, kept: order.price, refunding: 0, refunded: 0 },
  })
})
