import { getOffer, searchAirports, searchFlights } from '@jatra/contract/flight/endpoints'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Client } from '@jatra/contract/http/client'
import { priceOffer } from '@jatra/contract/flight/fare'
import { describe, expect, it } from 'vitest'
import { bodyFor } from '../prepared/payment-bodies.ts'
import { book, logIn, prototype, toBangkok } from '../testing/prototype.ts'

describe('scenarios in play', () => {
  it('stay for the visitor until reset, and affect no other visitor', async () => {
    const { as } = prototype()
    const count = async (client: Client) =>
      (await client.call(searchFlights, toBangkok)).flights.data.length
    expect(await count(as('a', 'empty'))).toBe(0)
    expect(await count(as('a'))).toBe(0)
    expect(await count(as('b'))).toBe(10)
    expect(await count(as('a', 'no-such-scenario'))).toBe(0)
    expect(await count(as('a', 'reset'))).toBe(10)
  })

  it('empty: no earlier orders, but what is booked shows', async () => {
    const { as } = prototype()
    const client = as('a')
    const me = await logIn(client, 'nusrat')
    const list = () =>
      as('a', 'empty').call(
        listFlightOrders,
        { params: { userId: me.user._id }, query: {} },
        { token: me.access_token },
      )
    expect(await list()).toEqual([])
    const found = await as('a', 'reset').call(searchFlights, toBangkok)
    const pay = { params: { paymentType: 'bkash' as const }, body: bodyFor(found, me) }
    await client.call(processPayment, pay, { token: me.access_token })
    expect(await list()).toHaveLength(1)
  })

  it('slow: three seconds each call', async () => {
    const { as, waited } = prototype()
    await as('a', 'slow').call(searchAirports, { query: { q: 'dac' } })
    expect(waited).toEqual([3000])
  })

  it('flaky: the first of three calls fails', async () => {
    const { as } = prototype()
    const client = as('a', 'flaky')
    const outcomes: string[] = []
    for (let turn = 0; turn < 6; turn++) {
      outcomes.push(
        await client.call(searchAirports, { query: { q: 'dac' } }).then(
          () => 'good',
          (error: { code: string }) => error.code,
        ),
      )
    }
    const third = ['provider_unavailable', 'good', 'good']
    expect(outcomes).toEqual([...third, ...third])
  })

  it('session-20s: a search made now stands for 20 seconds', async () => {
    const { as, time } = prototype()
    const { searchUid } = await as('a', 'session-20s').call(searchFlights, toBangkok)
    const offer = () => as('a').call(getOffer, { params: { searchUid, flightId: '1' } })
    time.now += 19_999
    await expect(offer()).resolves.toBeTruthy()
    time.now += 1
    await expect(offer()).rejects.toMatchObject({ code: 'session_expired' })
  })

  it('own-charges: a margin and a service fee in the price and the order, and no discount', async () => {
    const { as } = prototype()
    const found = await as('a', 'own-charges').call(searchFlights, toBangkok)
    const [offer] = found.flights.data
    if (!offer) throw new Error('no offers')
    const { baseTotal, totalPayable } = priceOffer(offer)
    const margin = Math.floor(baseTotal * 0.025)
    expect(totalPayable).toBe(baseTotal + margin + 300)
    const { order } = await book(as('b', 'own-charges'))
    expect((await order()).quote).toMatchObject({ serviceFee: 300, discount: 0 })
  })

  it('price-changed: refused with the new price, which is then good everywhere', async () => {
    const { as } = prototype()
    const client = as('a', 'price-changed')
    const me = await logIn(client)
    const found = await client.call(searchFlights, toBangkok)
    const body = bodyFor(found, me)
    const pay = (price: number) =>
      client.call(
        processPayment,
        { params: { paymentType: 'bkash' }, body: { ...body, price } },
        { token: me.access_token },
      )
    const rejection = await pay(body.price).then(
      () => null,
      (error: { code: string; price: number }) => error,
    )
    expect(rejection?.code).toBe('price_changed')
    expect(rejection?.price).toBeGreaterThan(body.price)
    const { offer } = await client.call(getOffer, {
      params: { searchUid: found.searchUid, flightId: body.productId },
    })
    const { totalPayable } = priceOffer(offer)
    expect(totalPayable).toBe(rejection?.price)
    await expect(pay(totalPayable)).resolves.toMatchObject({
      orderId: expect.any(String) as string,
    })
  })

  it.each([
    ['payment-declined', 'failed'],
    ['payment-cancelled', 'cancelled'],
    ['payment-never', 'pending'],
    ['payment-late', 'pending'],
  ])('%s: after Pay the order is %s', async (scenario, status) => {
    const { as, fetchPath } = prototype()
    const { url, order } = await book(as('a', scenario))
    await fetchPath('a', url, { choice: 'pay' })
    expect((await order()).paymentStatus).toBe(status)
  })

  it.each([
    ['payment-late', 30_000],
    ['bkash-execute-silent', 60_000],
  ])('%s: confirmed %i ms later', async (scenario, later) => {
    const { as, fetchPath, time } = prototype()
    const { url, order } = await book(as('a', scenario))
    await fetchPath('a', url, { choice: 'pay' })
    time.now += later - 1
    expect((await order()).paymentStatus).toBe('pending')
    time.now += 1
    expect((await order()).paymentStatus).toBe('success')
  })

  it('gateway-down-after-paying: what was found after the end goes back, once', async () => {
    const { as, fetchPath, time } = prototype()
    const { url, order } = await book(as('a', 'gateway-down-after-paying'))
    await fetchPath('a', url, { choice: 'pay' })
    time.now += 44 * 60_000
    expect(await order()).toMatchObject({ paymentStatus: 'expired', refunds: [] })
    time.now += 60_000
    const found = {
      ...{ paymentStatus: 'expired', payments: [{ status: 'refund_due' }] },
      refunds: [{ reason: 'late_payment' }],
    }
    expect(await order()).toMatchObject(found)
    time.now += 60_000
    const { refunds } = await order()
    expect(refunds).toHaveLength(1)
  })
})
