import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { paymentReceipts } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { placeOrder, readOrder } from '../../testing/booking.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const HALF_AN_HOUR = 30 * 60_000

async function start(db: Database = database.db) {
  const fake = fakeSslCommerz()
  const api = createTestApi(db, { gateway: fake.gateway })
  const placed = await placeOrder(api.client)
  const { tranId, orderId, visitor } = placed
  return {
    ...placed,
    fake,
    api,
    logged: (event: string) => api.log.filter((line) => line.includes(`"event":"${event}"`)),
    notify: (form: URLSearchParams) => api.send('POST', '/api/payment/ipn', { body: form }),
    comeBack: (method = 'GET') => api.send(method, `/api/payment/return/${tranId}`),
    read: () => readOrder(api.client, visitor, orderId),
    receipts: () =>
      database.db.select().from(paymentReceipts).where(eq(paymentReceipts.tranId, tranId)),
  }
}

describe('a notice of a payment', () => {
  it('moves the order to success once, however often and with whatever returns between', async () => {
    const { api, comeBack, fake, logged, notify, read, receipts, tranId } = await start()
    expect((await comeBack()).status).toBe(303)
    expect((await read()).paymentStatus).toBe('pending')
    const notice = fake.pay(tranId)
    const first = await notify(notice)
    expect(first.status).toBe(200)
    const paid = await read()
    api.now += 5_000
    for (let index = 0; index < 100; index += 1) {
      const again = index % 10 === 9 ? await comeBack('POST') : await notify(notice)
      expect(again.status).toBe(index % 10 === 9 ? 303 : 200)
    }
    expect(paid.paymentStatus).toBe('success')
    expect(await read()).toEqual(paid)
    expect(logged('order_paid')).toHaveLength(1)
    expect(await receipts()).toMatchObject([{ outcome: 'settled', amount: 7200 }])
  })

  it('does the same when a hundred come at once', async () => {
    const { fake, logged, notify, read, receipts, tranId } = await start()
    const notice = fake.pay(tranId)
    const answers = await Promise.all(Array.from({ length: 100 }, () => notify(notice)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(logged('order_paid')).toHaveLength(1)
    expect(logged('payment_refund_due')).toHaveLength(0)
    expect(await receipts()).toHaveLength(1)
    expect((await read()).payments).toMatchObject([{ status: 'success' }])
  })

  it('is not needed when the browser comes back after paying: the gateway is asked', async () => {
    const { comeBack, fake, notify, orderId, read, tranId } = await start()
    const notice = fake.pay(tranId)
    const answer = await comeBack('POST')
    expect(answer.headers.get('location')).toBe(`/payment/return/${orderId}`)
    const paid = await read()
    expect(paid.paymentStatus).toBe('success')
    await notify(notice)
    expect(await read()).toEqual(paid)
  })

  it.each(['FAILED', 'CANCELLED', 'EXPIRED'])('of the kind %s ends the order', async (status) => {
    const { fake, notify, read, tranId } = await start()
    const notice = fake.notice({ status, tran_id: tranId, amount: '7200.00', currency: 'BDT' })
    expect((await notify(notice)).status).toBe(200)
    expect((await read()).paymentStatus).toBe(status.toLowerCase())
  })

  it('of a failure cannot lose a payment that the gateway knows', async () => {
    const { fake, notify, read, tranId } = await start()
    fake.pay(tranId)
    const fields = { status: 'FAILED', tran_id: tranId, amount: '7200.00', currency: 'BDT' }
    await notify(fake.notice(fields))
    expect((await read()).paymentStatus).toBe('success')
  })

  it('is asked for again while the gateway cannot be called back', async () => {
    const { fake, notify, read, tranId } = await start()
    const notice = fake.pay(tranId)
    fake.down = true
    expect((await notify(notice)).status).toBe(503)
    expect((await read()).paymentStatus).toBe('pending')
    fake.down = false
    expect((await notify(notice)).status).toBe(200)
    expect((await read()).paymentStatus).toBe('success')
  })
})

describe('a notice that lies changes nothing and is logged', () => {
  type Start = Awaited<ReturnType<typeof start>>
  const change = (form: URLSearchParams, key: string, value: string) => {
    const changed = new URLSearchParams(form)
    changed.set(key, value)
    return changed
  }
  const lies: [string, (at: Start) => URLSearchParams][] = [
    [
      'a signature of its own',
      ({ fake, tranId }) => change(fake.pay(tranId), 'verify_sign', 'f'.repeat(32)),
    ],
    ['no signature', ({ fake, tranId }) => change(fake.pay(tranId), 'verify_sign', '')],
    [
      'a field changed after signing',
      ({ fake, tranId }) => change(fake.pay(tranId), 'amount', '1.00'),
    ],
    [
      'a signature that leaves the amount out',
      ({ fake, tranId }) => {
        const signed = fake.pay(tranId)
        for (const key of ['amount', 'verify_key', 'verify_sign']) signed.delete(key)
        const partly = fake.notice(Object.fromEntries(signed))
        partly.set('amount', '7200.00')
        return partly
      },
    ],
    [
      'a field twice',
      ({ fake, tranId }) => {
        const form = fake.pay(tranId)
        form.append('status', 'VALID')
        return form
      },
    ],
    ['another amount', ({ fake, tranId }) => fake.pay(tranId, { amount: '72.00' })],
    ['a fraction more', ({ fake, tranId }) => fake.pay(tranId, { amount: '7200.50' })],
    ['another currency', ({ fake, tranId }) => fake.pay(tranId, { currency: 'USD' })],
    ['a tran_id that is not ours', ({ fake }) => fake.pay('JT-unknown', { amount: '7200.00' })],
    [
      'a payment of another tran_id',
      ({ fake, tranId }) => {
        fake.pay('JT-other', { val_id: 'val-other', amount: '7200.00' })
        return fake.notice({
          status: 'VALID',
          tran_id: tranId,
          val_id: 'val-other',
          amount: '7200.00',
          currency: 'BDT',
        })
      },
    ],
    [
      'an amount that the gateway does not confirm',
      ({ fake, tranId }) => {
        const notice = fake.pay(tranId)
        fake.pay(tranId, { amount: '10.00' })
        return notice
      },
    ],
    [
      'a currency that the gateway does not confirm',
      ({ fake, tranId }) => {
        const notice = fake.pay(tranId)
        fake.pay(tranId, { currency: 'INR' })
        return notice
      },
    ],
    [
      'a payment that the gateway does not know',
      ({ fake, tranId }) =>
        fake.notice({
          status: 'VALID',
          tran_id: tranId,
          val_id: 'made-up',
          amount: '7200.00',
          currency: 'BDT',
        }),
    ],
  ]
  it.each(lies)('%s', async (_, lie) => {
    const at = await start()
    const before = await at.read()
    const answer = await at.notify(lie(at))
    expect(answer.status).toBe(400)
    expect(await at.read()).toEqual(before)
    expect(await at.receipts()).toEqual([])
    const refused = [...at.logged('payment_notice_refused'), ...at.logged('payment_refused')]
    expect(refused).toHaveLength(1)
    expect(refused[0]).toContain('"level":"error"')
  })

  it('and nonsense', async () => {
    const { api, notify } = await start()
    expect((await notify(new URLSearchParams())).status).toBe(400)
    const answer = await api.send('POST', '/api/payment/ipn', { body: '\u0000%%%=&&' })
    expect(answer.status).toBe(400)
  })
})

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
    const { api, fake, logged, notify, read, receipts, tranId } = await start()
    api.now += HALF_AN_HOUR
    await api.sweep()
    const notice = fake.pay(tranId)
    for (let index = 0; index < 3; index += 1) expect((await notify(notice)).status).toBe(200)
    expect(await read()).toMatchObject({
      paymentStatus: 'expired',
      payments: [{ tranId, amount: 7200, status: 'refund_due' }],
    })
    expect(await receipts()).toMatchObject([{ outcome: 'refund_due' }])
    expect(logged('payment_refund_due')).toHaveLength(1)
    expect(logged('payment_refund_due')[0]).toContain('"level":"error"')
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
    const { fake, logged, notify, read, receipts, tranId } = await start()
    await notify(fake.pay(tranId, { risk_level: '1' }))
    expect((await read()).paymentStatus).toBe('pending')
    expect(await receipts()).toMatchObject([{ outcome: 'held' }])
    // Nobody is to pay a second time for what the gateway holds.
    expect((await read()).payUrl).toBeNull()
    expect(logged('payment_held')).toHaveLength(1)
    await notify(fake.pay(tranId, { risk_level: '0' }))
    expect((await read()).paymentStatus).toBe('success')
    expect(await receipts()).toMatchObject([{ outcome: 'settled' }])
  })

  it('goes back when the order expires', async () => {
    const { api, fake, notify, read, receipts, tranId } = await start()
    await notify(fake.pay(tranId, { risk_level: '1' }))
    api.now += HALF_AN_HOUR
    await api.sweep()
    expect(await read()).toMatchObject({
      paymentStatus: 'expired',
      payments: [{ status: 'refund_due' }],
    })
    expect(await receipts()).toMatchObject([{ outcome: 'refund_due' }])
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
  const api = createTestApi(watched, { gateway: fake.gateway })
  const { tranId } = await placeOrder(api.client)
  await api.send('GET', `/api/payment/return/${tranId}`)
  await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId, { risk_level: '1' }) })
  api.now += HALF_AN_HOUR
  await api.sweep()
  expect(seen.length).toBeGreaterThanOrEqual(4)
  expect(new Set(seen)).toEqual(new Set([0]))
})
