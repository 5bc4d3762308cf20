import { expect, it } from 'vitest'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { pay, readAnyOrder, signUp, traveler } from '../testing/booking.ts'
import { errorOf } from '../testing/error-of.ts'
import { startHolding } from '../testing/holding.ts'
import { holidayPaymentFor, insertPackage, reserve, type HolidayBody } from '../testing/holidays.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

/** A package of fourteen places, of which one account keeps eight without having paid. */
async function partyOfEight() {
  const { client } = createTestApi(database, {
    gateways: { sslcommerz: fakeSslCommerz().gateway },
  })
  const holiday = await insertPackage(database.db, { seats: 14, price: 1_000 })
  const visitor = await signUp(client)
  const bodyOf = (adults: number, userId = visitor.userId): HolidayBody =>
    holidayPaymentFor(holiday, userId, {
      rooms: { singleRoom: 0, doubleRoom: Math.ceil(adults / 2), twinRoom: 0, tripleRoom: 0 },
      people: { adults, child: 0, child2: 0, infants: 0 },
    })
  const first = await reserve(client, visitor, bodyOf(8))
  const { bookingReference } = await readAnyOrder(client, visitor, first.orderId)
  return { client, visitor, bodyOf, first, bookingReference }
}

it('who keeps the places of a day by an unpaid booking is told of that booking', async () => {
  const { client, visitor, bodyOf, first, bookingReference } = await partyOfEight()
  const error = await errorOf(reserve(client, visitor, bodyOf(8)))
  expect(error).toMatchObject({ code: 'sold_out', orderId: first.orderId })
  expect(error.message).toBe(
    `Your unpaid booking ${bookingReference} keeps 8 places on 12 Feb 2027, and 6 more are left. Pay for it, or cancel it and submit again. Nothing has been charged.`,
  )
})

it('who could not have so many places without that booking either is told how many are left', async () => {
  const { client, visitor, bodyOf } = await partyOfEight()
  const error = await errorOf(reserve(client, visitor, bodyOf(15)))
  expect(error).toMatchObject({ code: 'sold_out', orderId: undefined })
  expect(error.message).toContain('Only 6 places are left')
})

it('others hear nothing of it', async () => {
  const { client, bodyOf } = await partyOfEight()
  const other = await signUp(client, 'karim')
  const error = await errorOf(reserve(client, other, bodyOf(8, other.userId)))
  expect(error).toMatchObject({ code: 'sold_out', orderId: undefined })
  expect(error.message).toContain('Only 6 places are left')
})

it('a held flight is paid from the form that held it, without another order', async () => {
  const { api, body, orderId, pass, read, visitor } = await startHolding(database)
  await pass(0)
  const now = { ...body, payLater: undefined, paymentType: 'nexus' as const }
  const input = {
    params: { paymentType: now.paymentType },
    query: { replaces: orderId },
    body: now,
  }
  const options = { token: visitor.token, idempotencyKey: 'key-1' }
  const paying = await api.client.call(processPayment, input, options)
  expect(paying.orderId).toBe(orderId)
  const { payUrl, booking } = await read()
  expect(payUrl).toBe(paying.url)
  expect(booking.status).toBe('held')
})

it('a held flight is not given up for other travellers, since its offer is not sold again', async () => {
  const { api, body, orderId, pass, read, visitor } = await startHolding(database)
  await pass(0)
  const { bookingReference } = await read()
  const changed = { ...body, travelersData: [traveler({ firstName: 'Farhana' })] }
  const input = {
    params: { paymentType: 'bkash' as const },
    query: { replaces: orderId },
    body: changed,
  }
  const options = { token: visitor.token, idempotencyKey: 'key-1' }
  for (const call of [
    () => api.client.call(processPayment, input, options),
    () => pay(api.client, visitor, changed, 'another-form'),
  ]) {
    const error = await errorOf(call())
    expect(error).toMatchObject({ code: 'already_taken', orderId })
    expect(error.message).toBe(
      `Your booking ${bookingReference} is for this flight already, and an airline takes each offer once. Go on with that booking, or search again for another one. Nothing more was charged.`,
    )
  }
  expect((await read()).booking.status).toBe('held')
})
