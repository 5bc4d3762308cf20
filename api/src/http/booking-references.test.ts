import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { DomainError } from '@jatra/contract/http/problem'
import { verifyBooking } from '@jatra/contract/whole-order/endpoints'
import { flightBookings, flightTickets, orders } from '../db/schema.ts'
import { pay, paymentBody, placeOrder, readOrder, search, signUp } from '../testing/booking.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

it('is stored with the order and shown by it', async () => {
  const { client } = createTestApi(database)
  const { order } = await placeOrder(client)
  const [row] = await database.db.select().from(orders)
  expect(row?.bookingReference).toBe(order.bookingReference)
  expect(order.bookingReference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

it('stays what it is when the way to draw it changes', async () => {
  const { client } = createTestApi(database)
  const { visitor, orderId } = await placeOrder(client)
  await database.db.update(orders).set({ bookingReference: 'K7M2-9QXD' })
  expect((await readOrder(client, visitor, orderId)).bookingReference).toBe('K7M2-9QXD')
})

it('is drawn anew when another order has it already', async () => {
  let made = 0
  const { client } = createTestApi(database, { newId: () => `id-${String((made += 1))}` })
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

it('is not told from one that is not there by a wrong name', async () => {
  const { client } = createTestApi(database)
  const { order } = await placeOrder(client)
  const ask = (reference: string, lastName: string) =>
    client
      .call(verifyBooking, { query: { reference, lastName } })
      .catch((error: unknown) => (error instanceof DomainError ? error.toProblem('en') : error))
  const wrongName = await ask(order.bookingReference, 'Nobody')
  expect(wrongName).toMatchObject({ code: 'not_found' })
  expect(await ask('ZZZZ-ZZZZ', 'Nobody')).toEqual(wrongName)
  expect(await ask('QQQQQQ', 'Nobody')).toEqual(wrongName)
})

it('of an airline finds its newest booking, and of each ticket shows the end', async () => {
  const { client } = createTestApi(database)
  const { order: earlier, visitor } = await placeOrder(client)
  const body = paymentBody(await search(client), visitor.userId)
  const { orderId } = await pay(client, visitor, body, 'later')
  // An airline gives the same reference again after years.
  const [ours] = await database.db
    .update(orders)
    .set({ createdAt: new Date(Date.parse(earlier.createdAt) - 1) })
    .where(eq(orders.id, earlier._id))
    .returning()
  expect(ours?.id).toBe(earlier._id)
  await database.db.update(flightBookings).set({ status: 'ticketed', reference: '6XK9OL' })
  const order = await readOrder(client, visitor, orderId)
  if (order.serviceType !== 'flight') return expect.unreachable('it is a flight')
  const [traveler] = order.travelersData.travelers
  const { travelerId = '', lastName = '' } = traveler ?? {}
  await database.db
    .insert(flightTickets)
    .values({ orderId, travelerId, number: '9972400124711', issuedAt: new Date() })
  const seen = await client.call(verifyBooking, { query: { reference: '6xk-9ol', lastName } })
  expect(seen).toMatchObject({
    bookingReference: order.bookingReference,
    airlineReference: '6XK9OL',
    status: 'ticketed',
    travelers: [{ ticketEnding: '4711' }],
  })
  expect(JSON.stringify(seen)).not.toContain('24001')
})
