import type { PaymentType } from '@jatra/contract/payment/payment'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { paymentAttempts } from '../../db/schema.ts'
import { sandboxWalletPayments } from '@jatra/sandbox/db/schema'
import { startHolding } from '../../testing/holding.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** A held flight whose traveller may pay at the sandboxes of both wallets. */
async function start() {
  const test = await startHolding(database, { gateways: {}, walletSandboxes: true })
  await test.pass(0)
  const { api } = test
  const attempts = () =>
    database.db.select().from(paymentAttempts).orderBy(asc(paymentAttempts.createdAt))
  return {
    ...test,
    attempts,
    /** @returns the page, and the attempt's id */
    async begin(paymentType: PaymentType) {
      const url = await test.openPage(paymentType)
      return { url, tranId: (await attempts()).at(-1)?.tranId ?? '' }
    },
    back: (tranId: string) => api.send('GET', `/api/payment/return/${tranId}`),
    /** Presses a button of a page, and follows it back. @returns where the browser ends */
    async press(url: string, choice: string) {
      const body = new URLSearchParams({ choice })
      const chosen = await api.send('POST', url, { body })
      const back = await api.send('GET', chosen.headers.get('location') ?? '')
      return back.headers.get('location') ?? ''
    },
    statuses: async () =>
      (await test.read()).payments.map(({ paymentType, status }) => [paymentType, status]),
    /** How often bKash was asked how a payment stands. */
    asked: () =>
      api.log.filter((line) => line.includes('bkash_answered') && line.includes('payment/status'))
        .length,
    atBkash: async () =>
      (await database.db.select().from(sandboxWalletPayments)).find(
        ({ wallet }) => wallet === 'bkash',
      )?.status,
  }
}

/** Its bKash page was opened and left, and then it was paid by Nagad. */
async function paidByNagad() {
  const test = await start()
  const bkash = await test.begin('bkash')
  await test.back(bkash.tranId)
  const nagad = await test.begin('nogod')
  await test.press(nagad.url, 'pay')
  return { ...test, bkash, nagad }
}

describe('a held flight that is paid by another option than the first that was opened', () => {
  it('has no open attempt any more', async () => {
    const { read, statuses } = await paidByNagad()
    expect(await statuses()).toEqual([
      ['bkash', 'expired'],
      ['nogod', 'success'],
    ])
    expect(await read()).toMatchObject({ paymentStatus: 'success', paymentType: 'nogod' })
  })

  it('is asked about at the first no more', async () => {
    const { asked, pass } = await paidByNagad()
    await pass(HOUR_MS)
    const before = asked()
    for (let hour = 0; hour < 20; hour += 1) await pass(HOUR_MS)
    expect(asked()).toBe(before)
  })

  it('is not charged by the first when its old page is approved', async () => {
    const { atBkash, bkash, pass, press, read } = await paidByNagad()
    await press(bkash.url, 'pay')
    await pass(MINUTE_MS)
    await pass(2 * HOUR_MS)
    expect(await atBkash()).toBe('approved')
    expect((await read()).refunds).toEqual([])
  })

  it('says on the way back from the old page that it was not needed', async () => {
    const { bkash, orderId, press } = await paidByNagad()
    expect(await press(bkash.url, 'pay')).toBe(`/payment/return/${orderId}?attempt=${bkash.tranId}`)
  })

  it('gives back what the old page takes by itself', async () => {
    const { begin, bkash, pass, press, read } = await start().then(async (test) => {
      const nagad = await test.begin('nogod')
      const bkash = await test.begin('bkash')
      await test.press(bkash.url, 'pay')
      return { ...test, bkash: nagad }
    })
    await press(bkash.url, 'pay')
    await pass(0)
    expect(await read()).toMatchObject({
      refunds: [{ reason: 'double_payment', status: 'confirmed', channel: 'nogod' }],
      payments: [{ status: 'refund_due' }, { status: 'success' }],
    })
    await expect(begin('bkash')).rejects.toMatchObject({ code: 'session_expired' })
  })
})

it('what was paid at Nagad without a way back is found, though bKash paid first, and goes back', async () => {
  const { api, begin, pass, press, read } = await start()
  const nagad = await begin('nogod')
  const bkash = await begin('bkash')
  await press(bkash.url, 'pay')
  await pass(0)
  await api.send('POST', nagad.url, { body: new URLSearchParams({ choice: 'silent' }) })
  await pass(DAY_MS + MINUTE_MS)
  expect((await read()).refunds).toMatchObject([{ reason: 'double_payment', channel: 'nogod' }])
})
