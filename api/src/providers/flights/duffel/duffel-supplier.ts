import type { FlightSupplier } from '../flight-supplier.ts'
import { cancel, quoteCancellation } from './cancellations.ts'
import { duffelRules } from './duffel-rules.ts'
import { createDuffelClient, type DuffelClientOptions, type DuffelClient } from './duffel-client.ts'
import { book, getOrder, pay } from './orders.ts'
import { reprice } from './reprice.ts'
import { search } from './search.ts'
import { parseWebhook } from './webhooks.ts'
import { z } from 'zod'
import { codeOf } from './duffel-error.ts'

export interface DuffelOptions extends DuffelClientOptions {
  /** Signs Duffel's webhooks; it was shown once, when the webhook was made. */
  webhookSecret: string
}

/** Flights of Duffel (decision 118). */
export function createDuffelSupplier(options: DuffelOptions): FlightSupplier {
  const { clock, log, webhookSecret: secret } = options
  const client = createDuffelClient(options)
  return {
    name: 'duffel',
    rules: duffelRules,
    search: (query, asked) => search({ client, log }, query, asked),
    reprice: (offer) => reprice(client, clock, offer),
    book: (request) => book(client, request),
    pay: (orderId, total) => pay(client, orderId, total),
    getOrder: (by) => getOrder(client, by),
    quoteCancellation: (orderId) => quoteCancellation(client, orderId),
    cancel: (quoteId) => cancel(client, quoteId),
    acceptChange: (_, changeId) => acceptChange(client, changeId),
    parseWebhook: (rawBody, headers) => parseWebhook({ secret, clock }, rawBody, headers),
  }
}

/** @returns false when a newer change has taken the place of this one */
export async function acceptChange(client: DuffelClient, changeId: string): Promise<boolean> {
  try {
    await client.call({
      method: 'POST',
      path: `/air/airline_initiated_changes/${encodeURIComponent(changeId)}/actions/accept`,
      answer: z.unknown(),
    })
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'stale_airline_initiated_change_accept' || code === 'not_found') return false
    throw error
  }
}
