import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { orders } from '../db/schema.ts'
import { pay, paymentBody, placeOrder, readOrder, search, signUp } from '../testing/booking.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

it('is stored with the order and shown by it', async () => {
  const { client } = createTestApi(database.db)
  const { order } = await placeOrder(client)
  const [row] = await database.db.select().from(orders)
  expect(row?.bookingReference).toBe(order.bookingReference)
  expect(order.bookingReference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

it('stays what it is when the way to draw it changes', async () => {
  const { client } = createTestApi(database.db)
  const { visitor, orderId } = await placeOrder(client)
  await database.db.update(orders).set({ bookingReference: 'K7M2-9QXD' })
  expect((await readOrder(client, visitor, orderId)).bookingReference).toBe('K7M2-9QXD')
})

it('is drawn anew when another order has it already', async () => {
  let made = 0
  const { client } = createTestApi(database.db, { newId: () => `id-${String((made += 1))}` })
  const visitor = await signUp(client)
  const body = paymentBody(await search(client), visitor.userId)
  const first = await pay(client, visitor, body, 'first')
  // The next ids are known here, so the first order can take what the second would draw.
  const next = Array.from({ length: 20 }, (_, at) => `id-${String(made + 1 + at)}`)
  for (const id of next) {
    const taken = drawBookingReference(id)
    await database.db
      .update(orders)
      .set({ bookingReference: taken })
      .where(eq(orders.id, first.orderId))
    const { orderId } = await pay(client, visitor, body, `key-of-${id}`)
    const { bookingReference } = await readOrder(client, visitor, orderId)
    expect(bookingReference).not.toBe(taken)
    if (orderId === id) {
      expect(bookingReference).toBe(drawBookingReference(id, 1))
      return
    }
  }
  expect.unreachable('no order got an id that was foreseen')
})
