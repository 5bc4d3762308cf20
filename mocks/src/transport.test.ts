import { passwordSchema, register } from '@jatra/contract/account/auth-endpoints'
import { getOffer, searchFlights } from '@jatra/contract/flight/endpoints'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Client } from '@jatra/contract/http/client'
import type { SignedIn } from '@jatra/contract/account/user'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from './accounts.ts'
import { bodyFor } from './prepared/payment-bodies.ts'
import { book, logIn, prototype, toBangkok } from './testing/prototype.ts'

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
      { params: { userId: me.user._id }, query: { limit: 50 } },
      { token: me.access_token },
    )
    expect(orders).toHaveLength(account.earlierOrders)
  })

  it.each([
    ['Pay', 'success'],
    ['Fail', 'failed'],
    ['Cancel', 'cancelled'],
  ])('ends a payment by the button %s of the gateway page', async (label, status) => {
    const { as, fetchPath } = prototype()
    const { url, orderId, order } = await book(as('a'))
    const page = await (await fetchPath('a', url)).text()
    const choice =
      new RegExp(`name="choice" value="(\\w+)">${label}</button>`).exec(page)?.[1] ?? ''
    const answer = await fetchPath('a', url, { choice })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/payment/return/${orderId}`,
    ])
    expect((await order()).paymentStatus).toBe(status)
    expect(await (await fetchPath('a', url)).text()).toContain('This payment has ended')
  })

  it('shows a gateway page to no other visitor', async () => {
    const { as, fetchPath } = prototype()
    const { url } = await book(as('a'))
    expect((await fetchPath('b', url)).status).toBe(404)
    expect((await fetchPath('b', url, { choice: 'pay' })).status).toBe(404)
  })

  it('owes the money back when it comes after the order has expired', async () => {
    const { as, fetchPath, time } = prototype()
    const { url, order } = await book(as('a'), 'nogod')
    time.now += 31 * 60_000
    await fetchPath('a', url, { choice: 'pay' })
    expect(await order()).toMatchObject({
      paymentStatus: 'expired',
      payments: [{ status: 'refund_due' }],
    })
  })

  it('takes nothing by bKash once the order has expired, and says so', async () => {
    const { as, fetchPath, time } = prototype()
    const { url, order, orderId } = await book(as('a'))
    time.now += 31 * 60_000
    const answer = await fetchPath('a', url, { choice: 'pay' })
    const [attempt] = (await order()).payments
    expect(answer.headers.get('location')).toBe(
      `/payment/return/${orderId}?attempt=${attempt?.tranId ?? ''}`,
    )
    expect(await order()).toMatchObject({ payments: [{ status: 'expired' }], refunds: [] })
  })

  it('refuses what is no call, and other methods', async () => {
    const { fetchPath } = prototype()
    expect((await fetchPath('a', '/api/nothing')).status).toBe(404)
    expect((await fetchPath('a', '/api/auth/login')).status).toBe(405)
  })
})
