import { describe, expect, it } from 'vitest'
import type { Database } from '../../db/types.ts'
import { placeOrder } from '../../testing/booking.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { startPaying } from '../../testing/paying.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const HALF_AN_HOUR = 30 * 60_000
const start = () => startPaying(database)

describe('a pending order whose half hour is over', () => {
  it('expires, and not before', async () => {
    const { api, read } = await start()
    api.now += HALF_AN_HOUR - 1
    await api.sweep()
    expect((await read()).paymentStatus).toBe('pending')
    api.now += 1
    await api.sweep()
    expect(await read()).toMatchObject({
      paymentStatus: 'expired',
      payments: [{ status: 'expired', settledAt: new Date(api.now).toISOString() }],
    })
  })

  it('is settled instead when it was paid and the notice got lost', async () => {
    const { api, fake, read, tranId } = await start()
    fake.pay(tranId)
    api.now += HALF_AN_HOUR
    await api.sweep()
    expect((await read()).paymentStatus).toBe('success')
  })

  it('stays expired when a right notice comes late: the money goes back, once', async () => {
    const { api, fake, logged, notify, read, transactions, tranId } = await start()
    api.now += HALF_AN_HOUR
    await api.sweep()
    const notice = fake.pay(tranId)
    for (let index = 0; index < 3; index += 1) expect((await notify(notice)).status).toBe(200)
    expect(await read()).toMatchObject({
      paymentStatus: 'expired',
      payments: [{ tranId, amount: 7200, status: 'refund_due' }],
    })
    expect(await transactions()).toMatchObject([{ outcome: 'refund_due' }])
    expect(logged('payment_refund_due')).toHaveLength(1)
  })

  it('waits ten minutes more while the gateway cannot be asked', async () => {
    const { api, fake, read } = await start()
    fake.down = true
    api.now += HALF_AN_HOUR
    await api.sweep()
    expect((await read()).paymentStatus).toBe('pending')
    api.now += 10 * 60_000
    await api.sweep()
    expect((await read()).paymentStatus).toBe('expired')
  })
})

describe('money that the gateway suspects (risk_level 1)', () => {
  it('confirms nothing until the gateway clears it', async () => {
    const { fake, logged, notify, read, transactions, tranId } = await start()
    await notify(fake.pay(tranId, { risk_level: '1' }))
    expect((await read()).paymentStatus).toBe('pending')
    expect(await transactions()).toMatchObject([{ outcome: 'held' }])
    // The traveller must not pay again while the gateway holds the payment.
    expect((await read()).payUrl).toBeNull()
    expect(logged('payment_held')).toHaveLength(1)
    await notify(fake.pay(tranId, { risk_level: '0' }))
    expect((await read()).paymentStatus).toBe('success')
    expect(await transactions()).toMatchObject([{ outcome: 'settled' }])
  })

  it('goes back when another payment pays the order', async () => {
    const { fake, notify, read, transactions, tranId } = await start()
    await notify(fake.pay(tranId, { risk_level: '1' }))
    await notify(fake.pay(tranId, { val_id: 'another' }))
    expect(await read()).toMatchObject({
      paymentStatus: 'success',
      payments: [{ status: 'success' }, { status: 'refund_due', amount: 7200 }],
      refunds: [{ reason: 'held_payment', amount: 7200 }],
    })
    expect((await transactions()).map(({ outcome }) => outcome).sort()).toEqual([
      'refund_due',
      'settled',
    ])
  })

  it('goes back when the order expires', async () => {
    const { api, fake, notify, read, transactions, tranId } = await start()
    await notify(fake.pay(tranId, { risk_level: '1' }))
    api.now += HALF_AN_HOUR
    await api.sweep()
    expect(await read()).toMatchObject({
      paymentStatus: 'expired',
      payments: [{ status: 'refund_due' }],
    })
    expect(await transactions()).toMatchObject([{ outcome: 'refund_due' }])
  })
})

it('a second payment for a paid order goes back, and the first stays', async () => {
  const { fake, notify, read, tranId } = await start()
  await notify(fake.pay(tranId))
  await notify(fake.pay(tranId, { val_id: 'paid-again' }))
  expect(await read()).toMatchObject({
    paymentStatus: 'success',
    payments: [{ status: 'success' }, { status: 'refund_due', amount: 7200 }],
  })
})

it('never calls the gateway inside a transaction', async () => {
  let open = 0
  const watched = new Proxy(database.db, {
    get(target, key, receiver) {
      if (key !== 'transaction') return Reflect.get(target, key, receiver) as unknown
      return async (...args: Parameters<Database['transaction']>) => {
        open += 1
        try {
          return await target.transaction(...args)
        } finally {
          open -= 1
        }
      }
    },
  })
  const fake = fakeSslCommerz()
  const seen: number[] = []
  fake.onCall = () => seen.push(open)
  const api = createTestApi(
    { db: watched, jobs: database.jobs },
    { gateways: { sslcommerz: fake.gateway } },
  )
  const { tranId } = await placeOrder(api.client)
  await api.send('GET', `/api/payment/return/${tranId}`)
  await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId, { risk_level: '1' }) })
  api.now += HALF_AN_HOUR
  await api.sweep()
  expect(seen.length).toBeGreaterThanOrEqual(4)
  expect(new Set(seen)).toEqual(new Set([0]))
})
