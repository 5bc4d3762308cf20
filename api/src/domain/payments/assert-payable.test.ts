import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { orderTravelers } from '../../db/schema.ts'
import { placeOrder } from '../../testing/booking.ts'
import { errorOf } from '../../testing/error-of.ts'
import { fakeSslCommerz } from '../../testing/fake-sslcommerz.ts'
import { startHolding } from '../../testing/holding.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()

/** As an order has it that was placed before its supplier had the rule. */
const nameIsLong = (orderId: string) =>
  database.db
    .update(orderTravelers)
    .set({ firstName: 'Mosammat Jannatul Ferdous' })
    .where(eq(orderTravelers.orderId, orderId))

const body = { paymentType: 'nexus' } as const

it('an order of before cannot be paid with a name that its supplier would refuse', async () => {
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  const { orderId, visitor } = await placeOrder(api.client)
  await nameIsLong(orderId)
  const pages = fake.opened.length
  const { token, userId } = visitor
  const pay = api.client.call(openPayment, { params: { userId, orderId }, body }, { token })
  expect(await errorOf(pay)).toMatchObject({
    code: 'passengers_refused',
    errors: { 'travelersData.0.firstName': [expect.stringMatching(/^At most 20 letters/)] },
  })
  expect(fake.opened).toHaveLength(pages)
})

it('seats that are held with such a name can be paid: the airline has taken it', async () => {
  const { api, orderId, pass, read, visitor } = await startHolding(database)
  await pass(0)
  expect((await read()).booking.status).toBe('held')
  await nameIsLong(orderId)
  const { token, userId } = visitor
  const pay = api.client.call(openPayment, { params: { userId, orderId }, body }, { token })
  expect(await pay).toMatchObject({ url: expect.any(String) })
})
