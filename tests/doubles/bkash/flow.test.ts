import { placeOrder, readOrder } from '@jatra/api/testing/booking'
import { createTestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { movePayment } from '@jatra/sandbox/payments/wallet-books'
import { expect, it } from 'vitest'
import { openBkash } from './open-bkash.ts'

const database = useTestDatabase()
const MINUTE = 60_000

/** A shop that takes bKash by its own checkout, and an order whose page is open there. */
async function start() {
  const opened = await openBkash(database.db)
  const api = createTestApi(database, { gateways: { bkash: opened.gateway } })
  const { tranId, visitor, orderId, url, order } = await placeOrder(api.client)
  const paymentId = url.split('/').at(-1) ?? ''
  return {
    ...{ ...opened, api, order },
    /** What the payer does on bKash's page. */
    answerPage: (status: 'approved' | 'failed' | 'cancelled') =>
      movePayment(opened, paymentId, 'open', { status }),
    /** As bKash leads the browser back. */
    comeBack: (status: string) =>
      api.send('GET', `/api/payment/return/${tranId}?paymentID=${paymentId}&status=${status}`),
    read: () => readOrder(api.client, visitor, orderId),
  }
}

it('a payment that was approved is executed when the browser is back, once', async () => {
  const { answerPage, comeBack, double, read } = await start()
  await answerPage('approved')
  const back = await Promise.all([comeBack('success'), comeBack('success')])
  expect(back.map(({ status }) => status)).toEqual([303, 303])
  expect(await read()).toMatchObject({
    paymentStatus: 'success',
    payments: [{ status: 'success' }],
  })
  await comeBack('success')
  expect(double.count('execute')).toBe(1)
})

it('a callback alone pays nothing, whatever it says', async () => {
  const { comeBack, read } = await start()
  await comeBack('success')
  expect((await read()).paymentStatus).toBe('pending')
})

it('an approved payment whose browser never came back is executed before its order ends', async () => {
  const { api, answerPage, read } = await start()
  await answerPage('approved')
  api.now += 31 * MINUTE
  await api.sweep()
  expect((await read()).paymentStatus).toBe('success')
})

it('an execute without an answer is looked up, not repeated', async () => {
  const { answerPage, comeBack, double, read, timeOut } = await start()
  await answerPage('approved')
  const came = double.staySilent('execute')
  const back = comeBack('success')
  await came
  timeOut()
  await back
  expect((await read()).paymentStatus).toBe('success')
  expect(double.count('execute')).toBe(1)
})

it.each([
  ['failed', 'failure'],
  ['cancelled', 'cancel'],
] as const)('a payment that %s ends its order', async (status, callback) => {
  const { answerPage, comeBack, read } = await start()
  await answerPage(status)
  await comeBack(callback)
  expect((await read()).paymentStatus).toBe(status)
})

it('a payment that is approved after its order ended is not taken', async () => {
  const { api, answerPage, comeBack, double, read } = await start()
  api.now += 31 * MINUTE
  await api.sweep()
  await answerPage('approved')
  await comeBack('success')
  expect((await read()).paymentStatus).toBe('expired')
  expect(double.count('execute')).toBe(0)
})
