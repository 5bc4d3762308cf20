import { expect, it } from 'vitest'
import { deleteUser } from '@jatra/contract/account/user-endpoints'
import { findOrders } from '@jatra/contract/desk/find-endpoints'
import { getDeskOrder } from '@jatra/contract/desk/desk-order-endpoints'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { placeOrder } from '../../testing/booking.ts'
import { hire } from '../../testing/hire.ts'
import { holidayPaymentFor, insertPackage, reserve } from '../../testing/holidays.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { applyFor, insertVisa, visaPaymentFor } from '../../testing/visas.ts'

const database = useTestDatabase()

it('finds and shows what is left of an order without a payment, whose account is deleted', async () => {
  const { db } = database
  const api = createTestApi(database)
  const { token } = await hire(database, api, 'agent')
  const { visitor, orderId: flight } = await placeOrder(api.client)
  const { userId } = visitor
  const stay = holidayPaymentFor(await insertPackage(db), userId)
  const { orderId: holiday } = await reserve(api.client, visitor, stay)
  const application = visaPaymentFor(await insertVisa(db), userId)
  const { orderId: visa } = await applyFor(api.client, visitor, application)
  api.now += 31 * MINUTE_MS
  await api.sweep()
  const body = { password: 'Secret1!' }
  await api.client.call(deleteUser, { params: { userId }, body }, { token: visitor.token })

  for (const orderId of [flight, holiday, visa]) {
    const { order, contact } = await api.client.call(
      getDeskOrder,
      { params: { orderId } },
      { token },
    )
    expect(contact).toEqual({ name: '', email: '', phone: '' })
    const query = { q: order.bookingReference }
    const { results } = await api.client.call(findOrders, { query }, { token })
    expect(results.map((one) => one.orderId)).toEqual([orderId])
  }
})
