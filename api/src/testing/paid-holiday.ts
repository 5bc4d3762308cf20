import { saveHolidayTraveler } from '@jatra/contract/holiday/traveler-endpoint'
import type { HolidayTravelerBody } from '@jatra/contract/holiday/holiday-traveler'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import type { PackageInput } from '@jatra/contract/holiday/package'
import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import type { DatabaseHandle } from '../db/types.ts'
import { readAnyOrder, signUp } from './booking.ts'
import { fakeSslCommerz } from './fake-sslcommerz.ts'
import { holidayPaymentFor, insertPackage, reserve, type HolidayBody } from './holidays.ts'
import { createTestApi } from './test-api.ts'

/** A paid holiday of two adults, and what may happen to it. */
export async function startHoliday(
  database: Pick<DatabaseHandle, 'db' | 'jobs'>,
  over: Partial<PackageInput> = {},
  booked: Partial<HolidayBody> = {},
) {
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  const visitor = await signUp(api.client)
  const holiday = await insertPackage(database.db, over)
  const body = holidayPaymentFor(holiday, visitor.userId, {
    rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
    people: { adults: 2, child: 0, child2: 0, infants: 0 },
    paymentType: 'sslCommerz',
    ...booked,
  })
  const { orderId } = await reserve(api.client, visitor, body)
  const tranId = fake.opened.at(-1)?.get('tran_id') ?? ''
  await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
  await api.runJobs()
  api.emails.length = 0
  const params = { userId: visitor.userId, orderId }
  return {
    ...{ api, visitor, orderId },
    async read(): Promise<HolidayOrder> {
      const order = await readAnyOrder(api.client, visitor, orderId)
      if (order.serviceType !== 'holidays') throw new Error(`${orderId} is no holiday`)
      return order
    },
    name: (position: number, named: HolidayTravelerBody) =>
      api.client.call(
        saveHolidayTraveler,
        { params: { ...params, position }, body: named },
        visitor,
      ),
    async cancel() {
      const { quoteId } = await api.client.call(quoteCancellation, { params, body: {} }, visitor)
      await api.client.call(cancelOrder, { params, body: { quoteId } }, visitor)
    },
    /** The subjects of what was sent until this moment, and not asked for before. */
    async subjectsAt(instant: string): Promise<string[]> {
      api.now = Date.parse(instant)
      await api.sweep()
      await api.runJobs()
      return api.emails.splice(0).map(({ subject }) => subject)
    },
  }
}
