import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  processPayment,
  type paymentBodySchema,
} from '@jatra/contract/whole-order/checkout-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { Client } from '@jatra/contract/http/client'
import { idempotencyKeys, orders, outbox, paymentAttempts } from '../db/schema.ts'
import { paymentBody, search, signUp, traveler, type Visitor } from '../testing/booking.ts'
import { errorOf } from '../testing/error-of.ts'
import { expectBalanced } from '../testing/expect-balanced.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage } from '../testing/holidays.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { applicant, insertDocuments, insertVisa, visaPaymentFor } from '../testing/visas.ts'

const database = useTestDatabase()

type Body = z.input<typeof paymentBodySchema>

function start() {
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  return { fake, api, client: api.client }
}

/** Sends a form as the page does: under its one key, naming the order that stands in its way. */
async function submit(client: Client, { token }: Visitor, body: Body, key = 'form') {
  const send = (replaces?: string) =>
    client.call(
      processPayment,
      { params: { paymentType: body.paymentType }, query: { replaces }, body },
      { token, idempotencyKey: key },
    )
  return send().catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.orderId === undefined) throw error
    return send(error.orderId)
  })
}

const stored = () => database.db.select().from(orders).orderBy(orders.createdAt, orders.id)
const live = async () => (await stored()).filter(({ paymentStatus }) => paymentStatus === 'pending')

describe('a form that is changed and sent again', () => {
  it.each(['flight', 'holiday', 'visa'] as const)(
    '(%s) is one order however often, and its repeat finds it',
    async (kind) => {
      const { client, api } = start()
      const visitor = await signUp(client)
      const bodies = await changesOf(kind, client, visitor)
      for (const body of bodies) {
        await submit(client, visitor, body)
        api.now += 1_000
      }
      const [left, ...more] = await live()
      expect(more).toEqual([])
      const last = bodies.at(-1)
      if (!last) throw new Error('nothing was sent')
      expect((await submit(client, visitor, last)).orderId).toBe(left?.id)
      expect(await live()).toHaveLength(1)
      expect(await database.db.select().from(idempotencyKeys)).toHaveLength(1)
    },
  )

  it('stays the order that it is where only the way to pay is another', async () => {
    const { client, fake } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await submit(client, visitor, body)
    const second = await submit(client, visitor, { ...body, paymentType: 'nexus' })
    expect(second.orderId).toBe(first.orderId)
    expect(second.url).not.toBe(first.url)
    expect(await submit(client, visitor, body)).toEqual(first)
    expect(await database.db.select().from(paymentAttempts)).toHaveLength(2)
    expect(fake.opened).toHaveLength(2)
  })

  it('sends no email about what was replaced before it went', async () => {
    const { client, api } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await submit(client, visitor, body)
    await submit(client, visitor, { ...body, firstName: 'Farhana' })
    await api.runJobs()
    const rows = await database.db.select().from(outbox)
    const replaced = rows.find(({ event }) => event === `booking_received:${first.orderId}`)
    expect(replaced?.unneededAt).not.toBeNull()
    expect(rows.filter(({ kind, sentAt }) => kind === 'booking_received' && sentAt)).toHaveLength(1)
  })

  it('gives back by itself what a page of the replaced order still took', async () => {
    const { client, api, fake } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await submit(client, visitor, body)
    const tranId = first.url.split('/').at(-1) ?? ''
    await submit(client, visitor, { ...body, firstName: 'Farhana' })
    await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
    const [attempt] = await database.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.tranId, tranId))
    expect(attempt?.status).toBe('refund_due')
    const byId = new Map((await stored()).map((one) => [one.id, one.paymentStatus]))
    expect(byId.get(first.orderId)).toBe('cancelled')
    expect([...byId.values()].sort()).toEqual(['cancelled', 'pending'])
    await expectBalanced(database.db)
  })

  it('leaves alone what was paid meanwhile, also where its notice was lost, and names it', async () => {
    const { client, fake } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await submit(client, visitor, body)
    fake.pay(first.url.split('/').at(-1) ?? '')
    const error = await errorOf(submit(client, visitor, { ...body, firstName: 'Farhana' }))
    const [order, ...more] = await stored()
    expect(more).toEqual([])
    expect(order?.paymentStatus).toBe('success')
    expect(error).toMatchObject({ code: 'outdated', orderId: first.orderId })
    expect(error.message).toContain(order?.bookingReference)
  })

  it('leaves alone what has a payment that is being checked, and says so', async () => {
    const { client, api, fake } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await submit(client, visitor, body)
    const tranId = first.url.split('/').at(-1) ?? ''
    await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId, { risk_level: '1' }) })
    const error = await errorOf(submit(client, visitor, { ...body, firstName: 'Farhana' }))
    expect(error).toMatchObject({ code: 'request_in_progress', orderId: first.orderId })
    expect((await stored()).map(({ paymentStatus }) => paymentStatus)).toEqual(['pending'])
  })

  it('takes the place of what has ended, too', async () => {
    const { client, api, fake } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    const first = await submit(client, visitor, body)
    const tranId = first.url.split('/').at(-1) ?? ''
    const cancelled = { status: 'CANCELLED', amount: '7200.00', currency: 'BDT', tran_id: tranId }
    await api.send('POST', '/api/payment/ipn', { body: fake.notice(cancelled) })
    const second = await submit(client, visitor, { ...body, paymentType: 'nexus' })
    expect(second.orderId).not.toBe(first.orderId)
    expect((await live()).map(({ id }) => id)).toEqual([second.orderId])
  })

  it('is not replaced by a request that was sent before it', async () => {
    const { client, api } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    api.now += 1_000
    await submit(client, visitor, { ...body, firstName: 'Farhana' })
    // A clock that is behind stands for the request that took longer than the one after it.
    api.now -= 1_000
    const error = await errorOf(submit(client, visitor, body))
    expect(error).toMatchObject({ code: 'idempotency_mismatch', orderId: undefined })
    expect(await live()).toHaveLength(1)
  })

  it('replaces no order of another account', async () => {
    const { client } = start()
    const [one, two] = [await signUp(client), await signUp(client, 'karim')]
    const found = await search(client)
    const { orderId } = await submit(client, one, paymentBody(found, one.userId))
    const body = paymentBody(found, two.userId)
    const input = { params: { paymentType: body.paymentType }, query: { replaces: orderId }, body }
    const error = await errorOf(client.call(processPayment, input, { token: two.token }))
    expect(error.code).toBe('not_found')
    expect((await live()).map(({ id }) => id)).toEqual([orderId])
  })

  it('is one order where its change is sent twice at once', async () => {
    const { client } = start()
    const visitor = await signUp(client)
    const body = paymentBody(await search(client), visitor.userId)
    await submit(client, visitor, body)
    const changed = { ...body, firstName: 'Farhana' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(client, visitor, changed)),
    )
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await live()).toHaveLength(1)
  })
})

/** Four submissions of one form, of which each changes something. */
async function changesOf(
  kind: 'flight' | 'holiday' | 'visa',
  client: Client,
  { userId }: Visitor,
): Promise<[Body, ...Body[]]> {
  if (kind === 'flight') {
    const body = paymentBody(await search(client), userId)
    const named = (firstName: string) => ({
      ...body,
      firstName,
      travelersData: [traveler({ firstName })],
    })
    return [body, named('Farhana'), named('Nusrat'), { ...named('Nusrat'), paymentType: 'nexus' }]
  }
  if (kind === 'holiday') {
    const holiday = await insertPackage(database.db)
    const of = (firstName: string) => holidayPaymentFor(holiday, userId, { firstName })
    return [of('Nusrat'), of('Farhana'), { ...of('Nusrat'), paymentType: 'nexus' }, of('Nusrat')]
  }
  const visa = await insertVisa(database.db)
  const [passport] = await insertDocuments(database.db, userId, ['passport'])
  const of = (firstName: string) =>
    visaPaymentFor(visa, userId, {
      firstName,
      travelersData: [applicant({ firstName, documents: passport ? [passport] : [] })],
    })
  return [of('Nusrat'), of('Farhana'), { ...of('Nusrat'), paymentType: 'nexus' }, of('Nusrat')]
}
