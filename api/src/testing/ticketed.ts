import { cancelOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import type { PricingSettings } from '@jatra/contract/flight/pricing'
import type { DatabaseHandle } from '../db/types.ts'
import type { SupplierOrder } from '../providers/flights/flight-supplier.ts'
import { startPaying } from './paying.ts'
import { stubFlights } from './stub-flights.ts'
import { stubOrder } from './stub-supplier.ts'

/**
 * A ticketed flight whose airline keeps 10 USD of 100 for each, and what may happen to it.
 * @param penalty in USD, for all together; null: the airline does not say
 */
export async function startTicketed(
  database: Pick<DatabaseHandle, 'db' | 'jobs'>,
  {
    penalty = '10.00',
    adults = 1,
    pricing = {},
  }: { penalty?: string | null | undefined; adults?: number; pricing?: PricingSettings } = {},
) {
  const flights = stubFlights()
  const { search } = flights
  flights.search = async (query, options) => {
    const found = await search(query, options)
    const refund = { allowed: true, penalty: penalty ? { amount: penalty, currency: 'USD' } : null }
    const terms = Object.entries(found.terms).map(([id, one]) => [id, { ...one, refund }] as const)
    return { ...found, terms: Object.fromEntries(terms) }
  }
  const test = await startPaying(database, { flights, pricing }, adults)
  const { api, orderId, visitor } = test
  await test.notify(test.fake.pay(test.tranId))
  const pass = async (milliseconds = 0) => {
    api.now += milliseconds
    await api.runJobs()
  }
  await pass()
  // The tickets are written in one pass and sent in the next.
  await pass()
  const full = flights.booked[0]?.total.amount ?? ''
  const gives = (amount: string | null) => {
    flights.quoteCancellation = (id) =>
      Promise.resolve({
        ...{ id, refund: amount === null ? null : { amount, currency: 'USD' } },
        expiresAt: Infinity,
      })
  }
  gives((Number(full) - Number(penalty ?? 0)).toFixed(2))
  const say = (more: Partial<SupplierOrder>) => {
    const [request] = flights.booked
    if (!request) throw new Error('nothing was booked')
    flights.orders.set(request.offer, { ...stubOrder(request, 'ticketed'), ...more })
  }
  api.emails.length = 0
  const input = { params: { userId: visitor.userId, orderId } }
  const token = { token: visitor.token }
  return {
    ...{ ...test, flights, full: Number(full), pass, gives, say },
    quote: (body: { travelerIds?: string[] } = {}) =>
      api.client.call(quoteCancellation, { ...input, body }, token),
    cancel: (quoteId: string) =>
      api.client.call(cancelOrder, { ...input, body: { quoteId } }, token),
  }
}
