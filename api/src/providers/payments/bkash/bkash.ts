import { gatewayLimits } from '@jatra/contract/payment/gateways'
import type { PaymentGateway } from '../gateway.ts'
import { createBkashClient, type BkashClientOptions } from './bkash-client.ts'
import { completeBkashPayment, createBkashPayment, findBkashPayment } from './bkash-payments.ts'
import { findRefundAtBkash, refundAtBkash } from './bkash-refunds.ts'
import { createBkashTokens, type TokenDeps } from './bkash-tokens.ts'
import { createBkashWebhook, type BkashWebhookDeps } from './bkash-webhook.ts'
import { withToken } from './with-token.ts'

export interface BkashOptions
  extends BkashClientOptions, TokenDeps, Pick<BkashWebhookDeps, 'topicArn' | 'shortCode'> {
  /** Reaches Amazon SNS, whose certificates prove webhooks. */
  fetchSns: (request: Request) => Promise<Response>
}

/** Its page takes no money: `complete` does. */
export type BkashGateway = PaymentGateway & Required<Pick<PaymentGateway, 'complete'>>

/** What its callback calls a payer who did not pay. */
const ends: Record<string, 'failed' | 'cancelled'> = { failure: 'failed', cancel: 'cancelled' }

/** bKash tokenized checkout, v1.2.0-beta (decision 121). */
export function createBkash(options: BkashOptions): BkashGateway {
  const { log, newId } = options
  const client = createBkashClient(options)
  const call = withToken(client, createBkashTokens(options, client, options.account.appKey))
  const webhook = createBkashWebhook({ ...options, fetch: options.fetchSns })
  const deps = { call, log, newId }

  return {
    name: 'bkash',
    limits: gatewayLimits.bkash,
    createPayment: (request) => createBkashPayment(deps, request),
    complete: async ({ reference }, mayTake) =>
      reference === null ? null : completeBkashPayment(deps, reference, mayTake),
    readReturn: (query) => ends[query.get('status') ?? ''] ?? null,
    parseNotification: (rawBody) => webhook.parse(rawBody),
    async find({ reference }) {
      const found = reference === null ? null : await findBkashPayment(deps, reference)
      return found ? [found] : []
    },
    refund: (request) => refundAtBkash(deps, request),
    findRefund: (by) => findRefundAtBkash(call, by),
  }
}
