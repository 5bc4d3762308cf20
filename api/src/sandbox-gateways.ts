import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@jatra/contract/observability/logging'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import { createTextSeal } from './db/text-seal.ts'
import type { Database } from './db/types.ts'
import { SANDBOX_BKASH_PATH } from './http/sandbox-bkash.ts'
import { createBkash } from './providers/payments/bkash/bkash.ts'
import type { BkashAccount } from './providers/payments/bkash/bkash-client.ts'
import type { PaymentGateway } from './providers/payments/gateway.ts'
import { createSslCommerz } from './providers/payments/sslcommerz.ts'

type Fetch = (request: Request) => Promise<Response>

/** The SSLCommerz client, talking to our own double of it without a socket. */
export function sandboxSslCommerz(
  store: { id: string; password: string },
  fetch: Fetch,
): PaymentGateway {
  return createSslCommerz({
    storeId: store.id,
    storePassword: store.password,
    baseUrl: `http://sandbox.invalid${SANDBOX_PAYMENT_PATH}`,
    fetch,
  })
}

/** The bKash client, likewise. Its webhook stays off: what Amazon signs no double can. */
export function sandboxBkash(
  account: BkashAccount,
  deps: {
    db: Database
    clock: () => number
    newId: () => string
    log: Logger
    secrets: readonly string[]
    fetch: Fetch
  },
): PaymentGateway {
  return createBkash({
    ...deps,
    ...{ account, wait, topicArn: null, shortCode: null, fetchSns: deps.fetch },
    seal: createTextSeal(deps.secrets, 'jatra gateway token'),
    baseUrl: `http://sandbox.invalid${SANDBOX_BKASH_PATH}`,
  })
}
