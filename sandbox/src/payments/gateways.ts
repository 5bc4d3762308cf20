import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@jatra/contract/observability/logging'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import { createTextSeal } from '@jatra/api/db/text-seal'
import type { Database } from '@jatra/api/db/types'
import { sandboxPathOf } from './wallet-routes.ts'
import { createBkash, type BkashGateway } from '@jatra/api/providers/payments/bkash/bkash'
import type { PaymentGateway } from '@jatra/api/providers/payments/gateway'
import { createNagad } from '@jatra/api/providers/payments/nagad/nagad'
import type { WalletKeys } from './wallet-keys.ts'
import { createSslCommerz } from '@jatra/api/providers/payments/sslcommerz'

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

/** The clients of bKash and Nagad, likewise. bKash's webhook stays off: what Amazon signs no double can. */
export function sandboxWallets(
  keys: WalletKeys,
  deps: {
    db: Database
    clock: () => number
    newId: () => string
    log: Logger
    secrets: readonly string[]
    fetch: Fetch
  },
): { bkash: BkashGateway; nagad: PaymentGateway } {
  const { merchantId, shop, made } = keys.nagad
  const nagad = createNagad({
    ...deps,
    merchantId,
    accountNumber: '01300000000',
    keys: shop,
    baseUrl: `http://sandbox.invalid${sandboxPathOf('nagad')}`,
  })
  return {
    bkash: createBkash({
      ...deps,
      account: keys.bkash,
      wait,
      topicArn: null,
      shortCode: null,
      fetchSns: deps.fetch,
      seal: createTextSeal(deps.secrets, 'jatra gateway token'),
      baseUrl: `http://sandbox.invalid${sandboxPathOf('bkash')}`,
    }),
    // Both seal something.
    nagad: {
      ...nagad,
      createPayment: async (request) => made().then(() => nagad.createPayment(request)),
      refund: async (request) => made().then(() => nagad.refund(request)),
    },
  }
}
