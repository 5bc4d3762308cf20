import { login, passwordSchema, register } from '@jatra/contract/calls/auth'
import { getOffer, searchAirports, searchFlights } from '@jatra/contract/calls/flights'
import {
  getOrder,
  listFlightOrders,
  processPayment,
  type FlightPaymentBody,
} from '@jatra/contract/calls/payments'
import { createClient, type Client } from '@jatra/contract/client'
import type { FlightOffer, FlightSearch } from '@jatra/contract/entities/flight'
import type { SignedIn } from '@jatra/contract/entities/user'
import { priceOffer } from '@jatra/contract/fare'
import { travelDates } from '@jatra/contract/itinerary'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from './accounts.ts'
import { makeTraveler } from './fixtures/people.ts'
import { REFERENCE_NOW } from './fixtures/reference.ts'
import { createMockTransport } from './transport.ts'

const ORIGIN = 'http://jatra.test'

function prototype() {
  const time = { now: REFERENCE_NOW }
  const waited: number[] = []
  let made = 0
  const transport = createMockTransport({
    clock: () => time.now,
    newId: () => `id-${String((made += 1)).padStart(8, '0')}`,
    wait: (ms) => {
      waited.push(ms)
      return Promise.resolve()
    },
  })
  /** A client of one visitor, with scenarios when given. */
  const as = (visitor: string, scenario?: string): Client =>
    createClient((request) => {
      request.headers.set('x-jatra-visitor', visitor)
      if (scenario !== undefined) request.headers.set('x-jatra-scenario', scenario)
      return transport(request)
    }, ORIGIN)
  const visit = (visitor: string, path: string, form?: Record<string, string>) =>
    transport(
      new Request(new URL(path, ORIGIN), {
        headers: { 'x-jatra-visitor': visitor },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    )
  return { time, waited, as, visit }
}

const toBangkok = {
  query: { originLocationCode: 'DAC', destinationLocationCode: 'BKK', departureDate: '2026-12-04' },
}

const logIn = (client: Client, name = 'farhana') => {
  const account = demoAccounts.find(({ userName }) => userName === name)
  return client.call(login, { body: { identifier: name, password: account?.password ?? '' } })
}

function first(found: FlightSearch): FlightOffer {
  const offer = found.flights.data[0]
  if (!offer) throw new Error('no offers')
  return offer
}

function bodyFor(found: FlightSearch, me: SignedIn, offer = first(found)): FlightPaymentBody {
  const { departureDate } = travelDates(offer)
  return {
    serviceType: 'flight',
    productData: { searchUid: found.searchUid },
    productId: offer.id,
    price: priceOffer(offer.travelerPricings, found.fareRate).totalPayable,
    travelers: 1,
    travelersData: [makeTraveler({ seed: 'me', travelDate: departureDate, kind: 'ADULT' })],
    deliveryDate: departureDate,
    email: 'me@example.com',
    firstName: 'Farhana',
    paymentType: 'bkash',
    userId: me.user._id,
  }
}

async function book(client: Client) {
  const me = await logIn(client)
  const found = await client.call(searchFlights, toBangkok)
  const body = bodyFor(found, me)
  const options = { token: me.access_token }
  const placed = await client.call(
    processPayment,
    { params: { paymentType: 'bkash' }, body },
    options,
  )
  const order = () =>
    client.call(getOrder, { params: { userId: me.user._id, orderId: placed.orderId } }, options)
  return { me, ...placed, order }
}

describe('prototype mode', () => {
  it('gives the same answers on every start', async () => {
    const walk = async () => {
      const { as } = prototype()
      const me = await logIn(as('a'), 'nusrat')
      const orders = await as('a').call(
        listFlightOrders,
        { params: { userId: me.user._id }, query: {} },
        { token: me.access_token },
      )
      return { me, orders, found: await as('a').call(searchFlights, toBangkok) }
    }
    expect(await walk()).toEqual(await walk())
  })

  it('keeps two visitors apart, however their calls interleave', async () => {
    const { as } = prototype()
    const [a, b] = [as('visitor-a'), as('visitor-b')]
    const body = { userName: 'mina', email: 'mina@example.com', password: 'Secret@123' }
    const [mine, theirs] = await Promise.all([
      a.call(register, { body }),
      b.call(register, { body }),
    ])
    const [found] = await Promise.all([
      a.call(searchFlights, toBangkok),
      b.call(searchFlights, toBangkok),
    ])
    const pay = { params: { paymentType: 'bkash' as const }, body: bodyFor(found, mine) }
    const { orderId } = await a.call(processPayment, pay, { token: mine.access_token })
    const list = (client: Client, who: SignedIn) =>
      client.call(
        listFlightOrders,
        { params: { userId: who.user._id }, query: {} },
        { token: who.access_token },
      )
    const [ownOrders, otherOrders] = await Promise.all([list(a, mine), list(b, theirs)])
    expect(ownOrders.map(({ _id }) => _id)).toEqual([orderId])
    expect(otherOrders).toEqual([])
    await expect(list(b, mine)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(
      b.call(getOffer, { params: { searchUid: found.searchUid, flightId: '1' } }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('begins afresh after two hours of rest', async () => {
    const { as, time } = prototype()
    const { me } = await book(as('a'))
    time.now += 2 * 60 * 60_000
    await expect(
      as('a').call(
        listFlightOrders,
        { params: { userId: me.user._id }, query: {} },
        { token: me.access_token },
      ),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it.each(demoAccounts)('lets $userName in, with $earlierOrders bookings', async (account) => {
    expect(passwordSchema.safeParse(account.password).success).toBe(true)
    const { as } = prototype()
    const me = await logIn(as('a'), account.userName)
    const orders = await as('a').call(
      listFlightOrders,
      { params: { userId: me.user._id }, query: {} },
      { token: me.access_token },
    )
    expect(orders).toHaveLength(account.earlierOrders)
  })

  it.each([
    ['Pay', 'success'],
    ['Fail', 'failed'],
    ['Cancel', 'cancelled'],
  ])('ends a payment by the button %s of the gateway page', async (label, status) => {
    const { as, visit } = prototype()
    const { url, orderId, order } = await book(as('a'))
    const page = await (await visit('a', url)).text()
    const choice =
      new RegExp(`name="choice" value="(\\w+)">${label}</button>`).exec(page)?.[1] ?? ''
    const answer = await visit('a', url, { choice })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/payment/return/${orderId}`,
    ])
    expect((await order()).paymentStatus).toBe(status)
    expect(await (await visit('a', url)).text()).toContain('This payment has ended')
  })

  it('shows a gateway page to nobody else', async () => {
    const { as, visit } = prototype()
    const { url } = await book(as('a'))
    expect((await visit('b', url)).status).toBe(404)
    expect((await visit('b', url, { choice: 'pay' })).status).toBe(404)
  })

  it('owes the money back when it comes after the order has expired', async () => {
    const { as, visit, time } = prototype()
    const { url, order } = await book(as('a'))
    time.now += 31 * 60_000
    await visit('a', url, { choice: 'pay' })
    expect(await order()).toMatchObject({
      paymentStatus: 'expired',
      payments: [{ status: 'refund_due' }],
    })
  })

  it('refuses what is no call, and other methods', async () => {
    const { visit } = prototype()
    expect((await visit('a', '/api/nothing')).status).toBe(404)
    expect((await visit('a', '/api/auth/login')).status).toBe(405)
  })
})

describe('scenarios', () => {
  it('stay for the visitor until reset, and touch nobody else', async () => {
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

  it('flaky: every third call fails', async () => {
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
    const third = ['good', 'good', 'provider_unavailable']
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
    const refusal = await pay(body.price).then(
      () => null,
      (error: { code: string; price: number }) => error,
    )
    expect(refusal?.code).toBe('price_changed')
    expect(refusal?.price).toBeGreaterThan(body.price)
    const { offer } = await client.call(getOffer, {
      params: { searchUid: found.searchUid, flightId: body.productId },
    })
    const { totalPayable } = priceOffer(offer.travelerPricings, found.fareRate)
    expect(totalPayable).toBe(refusal?.price)
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
    const { as, visit } = prototype()
    const { url, order } = await book(as('a', scenario))
    await visit('a', url, { choice: 'pay' })
    expect((await order()).paymentStatus).toBe(status)
  })

  it('payment-late: confirmed 30 seconds later', async () => {
    const { as, visit, time } = prototype()
    const { url, order } = await book(as('a', 'payment-late'))
    await visit('a', url, { choice: 'pay' })
    time.now += 29_999
    expect((await order()).paymentStatus).toBe('pending')
    time.now += 1
    expect((await order()).paymentStatus).toBe('success')
  })
})
