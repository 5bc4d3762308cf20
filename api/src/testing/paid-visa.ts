import {
  cancelOrder,
  listOrderEmails,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import type { DatabaseHandle } from '../db/types.ts'
import { readAnyOrder, signUp } from './booking.ts'
import { fakeSslCommerz } from './fake-sslcommerz.ts'
import { createTestApi } from './test-api.ts'
import { applicant, applyFor, insertDocuments, insertVisa, visaPaymentFor } from './visas.ts'

/**
 * A paid visa application, and what may happen to it.
 * @param documentsOf how many documents each applicant uploaded
 */
export async function startVisa(
  database: Pick<DatabaseHandle, 'db' | 'jobs'>,
  documentsOf: readonly number[] = [1],
) {
  const fake = fakeSslCommerz()
  const api = createTestApi(database, { gateways: { sslcommerz: fake.gateway } })
  const visitor = await signUp(api.client)
  const visa = await insertVisa(database.db)
  const travelersData = []
  for (const [at, count] of documentsOf.entries()) {
    const ids = Array.from({ length: count }, (_, index) => `d${String(at)}${String(index)}`)
    if (count > 0) await insertDocuments(database.db, visitor.userId, ids)
    const passportNumber = `EB012345${String(at)}`
    travelersData.push(applicant({ passportNumber, documents: ids }))
  }
  const body = visaPaymentFor(visa, visitor.userId, { travelersData })
  const { orderId } = await applyFor(api.client, visitor, body)
  const tranId = fake.opened.at(-1)?.get('tran_id') ?? ''
  await api.send('POST', '/api/payment/ipn', { body: fake.pay(tranId) })
  await api.runJobs()
  api.emails.length = 0
  const params = { userId: visitor.userId, orderId }
  return {
    ...{ api, visitor, orderId },
    async read(): Promise<VisaOrder> {
      const order = await readAnyOrder(api.client, visitor, orderId)
      if (order.serviceType !== 'visa') throw new Error(`${orderId} is no visa`)
      return order
    },
    quote: () => api.client.call(quoteCancellation, { params, body: {} }, visitor),
    cancel: (quoteId: string) =>
      api.client.call(cancelOrder, { params, body: { quoteId } }, visitor),
    /** The kinds that the order's page lists. */
    listed: async () =>
      (await api.client.call(listOrderEmails, { params }, visitor)).map(({ kind }) => kind),
  }
}
