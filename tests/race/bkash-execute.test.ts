import { beforeEach, expect, it } from 'vitest'
import { movePayment } from '@jatra/sandbox/payments/wallet-books'
import { placeOrder, readOrder } from '@jatra/api/testing/booking'
import { createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { openBkash } from '../doubles/bkash/open-bkash.ts'
import { useTwoPools } from './two-pools.ts'

const SECOND = 1000
const HALF_AN_HOUR = 30 * 60 * SECOND

const { database, second } = useTwoPools()
let now: number
beforeEach(() => {
  now = TEST_NOW
})

/** A payment that its payer has approved, whose execute bKash is slow to do. */
async function approveSlowly() {
  const clock = () => now
  const { gateway, double } = await openBkash(database.db, { clock })
  const options = { clock, gateways: { bkash: gateway } }
  const [one, two] = [createTestApi(database, options), createTestApi(second, options)]
  const { tranId, visitor, orderId, url } = await placeOrder(one.client)
  await movePayment(database, url.split('/').at(-1) ?? '', 'open', { status: 'approved' })
  return {
    ...{ one, two, double, slow: double.holdBack('execute') },
    comeBack: (api: TestApi) => api.send('GET', `/api/payment/return/${tranId}`),
    read: () => readOrder(one.client, visitor, orderId),
  }
}

it('two browsers that are back at once execute once, while bKash is slow', async () => {
  const { one, two, double, slow, comeBack, read } = await approveSlowly()
  const first = comeBack(one)
  await slow.came
  expect((await comeBack(two)).status).toBe(303)
  expect((await read()).paymentStatus).toBe('pending')
  slow.letGo()
  await first
  expect((await read()).paymentStatus).toBe('success')
  expect(double.count('execute')).toBe(1)
})

it('an order whose time is over while bKash is executing is paid, and not given up', async () => {
  const { one, two, double, slow, comeBack, read } = await approveSlowly()
  now += HALF_AN_HOUR - SECOND
  const first = comeBack(one)
  await slow.came
  now += 2 * SECOND
  await two.sweep()
  expect((await read()).paymentStatus).toBe('pending')
  slow.letGo()
  await first
  expect(await read()).toMatchObject({ paymentStatus: 'success', refunds: [] })
  expect(double.count('execute')).toBe(1)
})
