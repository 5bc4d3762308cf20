import { gatewayLimits } from '@jatra/contract/payment/gateways'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { describe, expect, it } from 'vitest'
import { pay } from '../../testing/booking.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { startHolding } from '../../testing/holding.ts'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const PAGE_MS = gatewayLimits.sslcommerz.pageMinutes * MINUTE_MS

async function held() {
  const test = await startHolding(database)
  await test.pass(0)
  return test
}

/** An order that is paid at a gateway whose page lives for ten minutes. */
async function payAtOnce() {
  const fake = fakeSslCommerz()
  const limits = { ...gatewayLimits.sslcommerz, pageMinutes: 10 }
  const gateways = { sslcommerz: { ...fake.gateway, limits } }
  return { ...(await startPaying(database, { gateways })), fake }
}

describe('the page of a gateway', () => {
  it('is answered while it can be paid on, and then another of a new attempt', async () => {
    const { api, open, read } = await held()
    const first = await open()
    api.now += PAGE_MS - 1
    expect(await open()).toBe(first)
    api.now += 1
    expect((await read()).payUrl).toBeNull()
    const second = await open()
    expect(second).not.toBe(first)
    expect(await read()).toMatchObject({
      payUrl: expect.stringContaining(second) as string,
      payments: [
        { tranId: first, status: 'expired' },
        { tranId: second, status: 'pending' },
      ],
    })
  })

  it('that was paid on without a way back is not replaced: the order is paid', async () => {
    const { api, fake, open, read } = await held()
    fake.pay(await open())
    api.now += PAGE_MS
    await expect(open()).rejects.toMatchObject({ code: 'session_expired' })
    expect(await read()).toMatchObject({ paymentStatus: 'success', payments: [{}] })
  })

  it('is asked about once it is over, and no more after that', async () => {
    const { api, fake, open, pass, read } = await held()
    const tranId = await open()
    await api.send('GET', `/api/payment/return/${tranId}`)
    await pass(PAGE_MS)
    expect((await read()).payments).toMatchObject([{ tranId, status: 'expired' }])
    const { calls } = fake
    for (let hour = 0; hour < 10; hour += 1) await pass(HOUR_MS)
    expect(fake.calls).toBe(calls)
  })

  it('that was paid on, though nobody came back and no notice came, pays the hold', async () => {
    const { fake, open, pass, read } = await held()
    fake.pay(await open())
    await pass(PAGE_MS)
    expect((await read()).paymentStatus).toBe('success')
  })

  it('is replaced while its gateway is away, and what it took pays the order later', async () => {
    const { api, fake, open, pass, read } = await held()
    const first = await open()
    fake.pay(first)
    api.now += PAGE_MS
    fake.down = true
    await expect(open()).rejects.toMatchObject({ code: 'provider_unavailable' })
    fake.down = false
    await pass(HOUR_MS)
    expect(await read()).toMatchObject({
      paymentStatus: 'success',
      payments: [{ tranId: first, status: 'success' }, { status: 'expired' }],
    })
  })

  it('of an order that is paid at once is replaced when the same is sent again', async () => {
    const { api, body, fake, orderId, read, tranId, url, visitor } = await payAtOnce()
    api.now += 10 * MINUTE_MS - 1
    expect(await pay(api.client, visitor, body, 'key-1')).toEqual({ url, orderId })
    api.now += 1
    const again = await pay(api.client, visitor, body, 'key-1')
    expect(again.orderId).toBe(orderId)
    expect(again.url).not.toBe(url)
    const [, second] = (await read()).payments
    expect(again.url).toContain(second?.tranId)
    const notice = fake.pay(second?.tranId ?? '')
    await api.send('POST', '/api/payment/ipn', { body: notice })
    expect((await read()).payments).toMatchObject([
      { tranId, status: 'expired' },
      { status: 'success' },
    ])
  })

  it('is not answered once the order is paid: its own page is', async () => {
    const { api, body, fake, notify, orderId, tranId, visitor } = await payAtOnce()
    await notify(fake.pay(tranId))
    expect(await pay(api.client, visitor, body, 'key-1')).toEqual({
      ...{ orderId, url: `/payment/return/${orderId}` },
    })
  })

  it('that is over does not end an order before its time', async () => {
    const { api, read } = await payAtOnce()
    api.now += 10 * MINUTE_MS
    await api.runJobs()
    await api.sweep()
    expect(await read()).toMatchObject({
      paymentStatus: 'pending',
      payments: [{ status: 'expired' }],
    })
    api.now += 20 * MINUTE_MS
    await api.sweep()
    expect((await read()).paymentStatus).toBe('expired')
  })
})
