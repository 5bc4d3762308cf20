import { describe, expect, it } from 'vitest'
import { deleteUser } from '@jatra/contract/account/user-endpoints'
import { BOOKS_YEARS, DELETED_DOCUMENTS_DAYS } from '@jatra/contract/account/account-limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import {
  documents,
  flightOrders,
  orderDocuments,
  orderNameWords,
  orderPassports,
  orders,
  orderTravelers,
  paymentAttempts,
  paymentTransactions,
} from '../../db/schema.ts'
import { paymentBody, pay, search } from '../../testing/booking.ts'
import { insertOrder, uploadTestDocument } from '../../testing/documents.ts'
import { startPaying } from '../../testing/paying.ts'
import { errorOf } from '../../testing/error-of.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const HALF_AN_HOUR = 30 * MINUTE_MS

const database = useTestDatabase()

async function start() {
  const paying = await startPaying(database)
  const { api, visitor, fake, notify, tranId } = paying
  const { userId, token } = visitor
  return {
    ...paying,
    remove: () =>
      api.client.call(
        deleteUser,
        { params: { userId }, body: { password: 'Secret1!' } },
        { token },
      ),
    /** With its tickets, while the order still waits. */
    async payNow() {
      const answer = await notify(fake.pay(tranId))
      await api.runJobs()
      return answer
    },
    /** A flight's passports are deleted after its journey (sweep.test.ts); these are a visa's. */
    withoutFlight: () => database.db.delete(flightOrders),
    rows: async () => ({
      orders: await database.db.select().from(orders),
      travelers: await database.db.select().from(orderTravelers),
      words: await database.db.select().from(orderNameWords),
      passports: await database.db.select().from(orderPassports),
      attempts: await database.db.select().from(paymentAttempts),
      transactions: await database.db.select().from(paymentTransactions),
    }),
  }
}

describe('a deleted account leaves', () => {
  it('nothing while a payment is under way: it is rejected, and nothing has changed', async () => {
    const { remove, read } = await start()
    const refused = await errorOf(remove())
    expect([refused.code, refused.status]).toEqual(['request_in_progress', 409])
    expect((await read()).paymentStatus).toBe('pending')
  })

  it('a paid booking whole: whose it was, who travels, what was paid', async () => {
    const { remove, payNow, rows, orderId } = await start()
    await payNow()
    const before = await rows()
    expect(before.orders).toMatchObject([{ id: orderId, paymentStatus: 'success' }])
    await remove()
    expect(await rows()).toEqual(before)
  })

  it('a booking that came to nothing without its people', async () => {
    const { api, remove, rows, orderId } = await start()
    api.now += HALF_AN_HOUR
    await api.sweep()
    await remove()
    const { orders: kept, travelers, passports, words, attempts } = await rows()
    expect([travelers, passports, words]).toEqual([[], [], []])
    expect(kept).toMatchObject([
      { id: orderId, contactName: '', contactEmail: '', contactPhone: '', contactAddress: null },
    ])
    expect(attempts).toMatchObject([{ orderId, status: 'expired' }])
  })

  it('a payment that comes later: it is owed back', async () => {
    const { api, remove, payNow, rows } = await start()
    api.now += HALF_AN_HOUR
    await api.sweep()
    await remove()
    expect((await payNow()).status).toBe(200)
    expect((await rows()).transactions).toMatchObject([{ outcome: 'refund_due' }])
  })

  it('nothing while money is owed back, and then its booking with the name of whose it was', async () => {
    const { api, fake, remove, payNow, rows } = await start()
    api.now += HALF_AN_HOUR
    await api.sweep()
    await payNow()
    const before = await rows()
    expect((await errorOf(remove())).message).toContain('is not paid yet')
    expect(await rows()).toEqual(before)
    fake.refundStatus = 'refunded'
    api.now += HOUR_MS
    await api.runJobs()
    await remove()
    expect(await rows()).toEqual(before)
  })

  it('no new booking, even for a request that was on its way', async () => {
    const { api, remove, payNow, visitor } = await start()
    await payNow()
    const body = paymentBody(await search(api.client), visitor.userId)
    await remove()
    expect((await errorOf(pay(api.client, visitor, body))).status).toBe(401)
  })

  it('documents of paid applications alone', async () => {
    const { api, remove, payNow, visitor } = await start()
    await payNow()
    const { userId } = visitor
    const waiting = await uploadTestDocument(api.client, visitor)
    const paid = await uploadTestDocument(api.client, visitor)
    const unpaid = await uploadTestDocument(api.client, visitor)
    await insertOrder(database.db, 'paid', userId, api.now, 'success')
    await insertOrder(database.db, 'unpaid', userId, api.now, 'failed')
    for (const [orderId, documentId] of [
      ['paid', paid._id],
      ['unpaid', unpaid._id],
    ] as const)
      await database.db
        .insert(orderDocuments)
        .values({ orderId, documentId, travelerPosition: 0, documentPosition: 0 })
    await remove()
    const kept = await database.db.select({ id: documents.id }).from(documents)
    expect(kept).toEqual([{ id: paid._id }])
    expect(kept).not.toContainEqual({ id: waiting._id })
  })

  it('passports and documents for a year, and its books for five', async () => {
    const { api, remove, payNow, visitor, rows, withoutFlight } = await start()
    await payNow()
    await withoutFlight()
    const { _id: documentId } = await uploadTestDocument(api.client, visitor)
    const [order] = await database.db.select().from(orders)
    const position = { travelerPosition: 0, documentPosition: 0 }
    await database.db
      .insert(orderDocuments)
      .values({ orderId: order?.id ?? '', documentId, ...position })
    await remove()
    const paidAt = api.now

    api.now = paidAt + DELETED_DOCUMENTS_DAYS * DAY_MS
    await api.sweep()
    expect((await rows()).passports).toHaveLength(1)
    api.now += 1
    await api.sweep()
    expect((await rows()).passports).toEqual([])
    expect(await database.db.select().from(documents)).toEqual([])
    expect((await rows()).travelers).toHaveLength(1)

    const end = new Date(paidAt)
    end.setUTCFullYear(end.getUTCFullYear() + BOOKS_YEARS)
    api.now = end.getTime()
    await api.sweep()
    expect((await rows()).orders).toHaveLength(1)
    api.now += 1
    await api.sweep()
    expect(await rows()).toEqual({
      orders: [],
      travelers: [],
      words: [],
      passports: [],
      attempts: [],
      transactions: [],
    })
  })

  it('others alone: their passports and books stay for as long as their accounts', async () => {
    const { api, payNow, rows, withoutFlight } = await start()
    await payNow()
    await withoutFlight()
    api.now += (BOOKS_YEARS + 1) * 366 * DAY_MS
    await api.sweep()
    const { orders: kept, passports } = await rows()
    expect([kept.length, passports.length]).toEqual([1, 1])
  })
})
