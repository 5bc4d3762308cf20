import { eq } from 'drizzle-orm'
import { paymentTransactions } from '../db/schema.ts'
import type { DatabaseHandle } from '../db/types.ts'
import { placeOrder, readOrder } from './booking.ts'
import { fakeSslCommerz } from './fake-sslcommerz.ts'
import { createTestApi, type TestApiOptions } from './test-api.ts'

/** An order that waits for its payment, and what can happen to it. @param database what the API gets */
export async function startPaying(
  database: Pick<DatabaseHandle, 'db' | 'jobs'>,
  options: TestApiOptions = {},
  adults = 1,
) {
  const { db } = database
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway }, ...options })
  const placed = await placeOrder(api.client, 'rahima', {}, adults)
  const { tranId, orderId, visitor } = placed
  return {
    ...placed,
    fake,
    api,
    logged: (event: string) => api.log.filter((line) => line.includes(`"event":"${event}"`)),
    notify: (form: URLSearchParams) => api.send('POST', '/api/payment/ipn', { body: form }),
    comeBack: (method = 'GET') => api.send(method, `/api/payment/return/${tranId}`),
    read: () => readOrder(api.client, visitor, orderId),
    transactions: () =>
      db.select().from(paymentTransactions).where(eq(paymentTransactions.tranId, tranId)),
  }
}
