import { openPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { PaymentType } from '@jatra/contract/payment/payment'
import { DAY_MS } from '@jatra/contract/values/time-units'
import type { DatabaseHandle } from '../db/types.ts'
import { paymentBody, pay, readOrder, search, signUp, type PaymentBody } from './booking.ts'
import { fakeSslCommerz } from './fake-sslcommerz.ts'
import { stubFlights } from './stub-flights.ts'
import { createTestApi, type TestApiOptions, TEST_NOW } from './test-api.ts'

/** The stub holds for a day. */
export const STUB_PAY_BY = TEST_NOW + DAY_MS

/** A flight that is to be paid later, whose job has not run, and what can happen to it. */
export async function startHolding(
  database: Pick<DatabaseHandle, 'db' | 'jobs'>,
  options: TestApiOptions = {},
  changes: Partial<PaymentBody> = {},
  userName = 'rahima',
) {
  const flights = stubFlights()
  flights.hold = { payBy: STUB_PAY_BY, priceGuaranteedUntil: STUB_PAY_BY }
  const fake = fakeSslCommerz()
  const api = createTestApi(database, {
    flights,
    gateways: { sslcommerz: fake.gateway },
    ...options,
  })
  const visitor = await signUp(api.client, userName)
  const found = await search(api.client)
  const body = paymentBody(found, visitor.userId, { payLater: true, ...changes })
  const placed = await pay(api.client, visitor, body, 'key-1')
  const { orderId } = placed
  const read = () => readOrder(api.client, visitor, orderId)
  return {
    ...{ api, body, fake, flights, found, orderId, placed, read, visitor },
    notify: (form: URLSearchParams) => api.send('POST', '/api/payment/ipn', { body: form }),
    /** Moves on in time, and does jobs and sweep there. */
    async pass(milliseconds: number) {
      api.now += milliseconds
      await api.runJobs()
      await api.sweep()
      await api.runJobs()
    },
    openPage,
    /** Opens a gateway page. @returns its tran_id */
    open: async (paymentType: PaymentType = 'bkash') =>
      (await openPage(paymentType)).split('/').at(-1) ?? '',
  }

  async function openPage(paymentType: PaymentType): Promise<string> {
    const { token, userId } = visitor
    const params = { userId, orderId }
    const input = { params, body: { paymentType } }
    return (await api.client.call(openPayment, input, { token })).url
  }
}
