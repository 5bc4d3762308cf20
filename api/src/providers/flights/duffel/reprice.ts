import type { Repriced } from '../flight-supplier.ts'
import type { DuffelClient } from './duffel-client.ts'
import { DuffelError } from './duffel-error.ts'
import { dataOf, offerSchema } from './duffel-schemas.ts'
import { holdOf } from './offers.ts'

/** Reading an offer makes Duffel ask the airline for its price again. */
export async function reprice(
  client: DuffelClient,
  clock: () => number,
  offer: string,
): Promise<Repriced> {
  try {
    const { answer } = await client.call({
      method: 'GET',
      path: `/air/offers/${encodeURIComponent(offer)}`,
      answer: dataOf(offerSchema),
    })
    const { total_amount: amount, total_currency: currency, expires_at } = answer.data
    if (expires_at <= clock()) return { kind: 'gone' }
    return {
      kind: 'available',
      total: { amount, currency },
      expiresAt: expires_at,
      hold: holdOf(answer.data),
    }
  } catch (error) {
    if (error instanceof DuffelError && (error.status === 404 || error.status === 422)) {
      return { kind: 'gone' }
    }
    throw error
  }
}
