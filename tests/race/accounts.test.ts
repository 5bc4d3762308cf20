import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { forgotPassword, resetPassword } from '@jatra/contract/account/password-endpoints'
import { deleteUser } from '@jatra/contract/account/user-endpoints'
import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import type { DomainError } from '@jatra/contract/http/problem'
import { orders, orderTravelers, refunds, users } from '@jatra/api/db/schema'
import { pay, paymentBody, search, signUp } from '@jatra/api/testing/booking'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import { applyFor, insertVisa, visaPaymentFor } from '@jatra/api/testing/visas'
import { createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import { useTwoPools } from './two-pools.ts'

const ROUNDS = 6

const { database, second } = useTwoPools()
let fake: ReturnType<typeof fakeSslCommerz>
let api: TestApi
let other: TestApi
beforeEach(() => {
  fake = fakeSslCommerz()
  api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  other = createTestApi(second, { gateways: { sslcommerz: fake.gateway } })
})

const remove = ({ userId, token }: { userId: string; token: string }, by = other) =>
  by.client.call(deleteUser, { params: { userId }, body: { password: 'Secret1!' } }, { token })

it('an order is either placed or its account deleted, never both', async () => {
  const ends: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = await signUp(api.client, `user${String(round)}`)
    const body = paymentBody(await search(api.client), visitor.userId)
    const [placed, deleted] = await Promise.allSettled([
      pay(api.client, visitor, body),
      remove(visitor),
    ])
    ends.push(placed.status)
    expect([placed.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected'])
    const rows = await database.db.select().from(orders)
    expect(rows.some(({ userId }) => userId === visitor.userId)).toBe(placed.status === 'fulfilled')
  }
  expect(ends).toHaveLength(ROUNDS)
})

it('of the last two managers who delete themselves at once one stays', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const pair = [
      await signUp(api.client, `first${String(round)}`),
      await signUp(api.client, `second${String(round)}`),
    ] as const
    const isPair = inArray(users.id, [pair[0].userId, pair[1].userId])
    await database.db.update(users).set({ role: 'customer' })
    await database.db.update(users).set({ role: 'manager' }).where(isPair)
    const ends = await Promise.allSettled([remove(pair[0], api), remove(pair[1])])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await database.db.$count(users, eq(users.role, 'manager'))).toBe(1)
  }
})

it('a payment that is booked while its account is deleted keeps its order whole', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = await signUp(api.client, `user${String(round)}`)
    const { orderId } = await pay(
      api.client,
      visitor,
      paymentBody(await search(api.client), visitor.userId),
    )
    const tranId = fake.opened.at(-1)?.get('tran_id') ?? ''
    const notice = fake.pay(tranId)
    const [booked] = await Promise.all([
      api.send('POST', '/api/payment/ipn', { body: notice }),
      remove(visitor).catch(() => undefined),
    ])
    expect(booked.status).toBe(200)
    const [order] = (await database.db.select().from(orders)).filter(({ id }) => id === orderId)
    expect(order).toMatchObject({ paymentStatus: 'success', contactEmail: 'rahima@example.com' })
    const people = await database.db.select().from(orderTravelers)
    expect(people.some((one) => one.orderId === orderId)).toBe(true)
  }
})

it('of two links for a new password that are used at once one works, and the other is void', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `user${String(round)}`
    await signUp(api.client, name)
    for (let email = 0; email < 2; email += 1)
      await api.client.call(forgotPassword, { body: { email: `${name}@example.com` } })
    await api.runJobs()
    const links = api.emails.flatMap(({ link }) => (link?.includes('/reset-') ? [link] : []))
    const used = links.slice(-2).map((link, index) => {
      const [id = '', token = ''] = new URL(link).pathname.split('/').slice(2)
      const input = { params: { id, token }, body: { password: 'Newer@22' } }
      return (index === 0 ? api : other).client.call(resetPassword, input)
    })
    const ends = (await Promise.allSettled(used)).map((one) =>
      one.status === 'fulfilled' ? 'works' : (one.reason as DomainError).code,
    )
    expect(ends.sort()).toEqual(['link_expired', 'works'])
  }
})

it('a booking is either cancelled or its account deleted, never both, while its money goes back', async () => {
  const visa = await insertVisa(database.db)
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = await signUp(api.client, `user${String(round)}`)
    const { orderId } = await applyFor(api.client, visitor, visaPaymentFor(visa, visitor.userId))
    const tranId = fake.opened.at(-1)?.get('tran_id') ?? ''
    await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
    const params = { userId: visitor.userId, orderId }
    const { quoteId } = await api.client.call(quoteCancellation, { params, body: {} }, visitor)
    const [cancelled, deleted] = await Promise.allSettled([
      api.client.call(cancelOrder, { params, body: { quoteId } }, visitor),
      remove(visitor),
    ])
    expect([cancelled.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected'])
    const open = await database.db.$count(refunds, eq(refunds.orderId, orderId))
    expect(open).toBe(cancelled.status === 'fulfilled' ? 1 : 0)
  }
})
