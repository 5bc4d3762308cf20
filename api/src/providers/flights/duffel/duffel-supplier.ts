import type { FlightSupplier } from '../flight-supplier.ts'
import { cancel, quoteCancellation } from './cancellations.ts'
import { acceptChange } from './changes.ts'
import { duffelRules } from './duffel-rules.ts'
import { createDuffelClient, type DuffelClientOptions } from './duffel-client.ts'
import { book, getOrder, pay } from './orders.ts'
import { reprice } from './reprice.ts'
import { search } from './search.ts'
import { parseWebhook } from './webhooks.ts'

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
