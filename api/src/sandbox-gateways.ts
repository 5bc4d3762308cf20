import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@jatra/contract/observability/logging'
import { SANDBOX_PAYMENT_PATH } from '@jatra/contract/sandbox/sandbox-layout'
import { createTextSeal } from './db/text-seal.ts'
import type { Database } from './db/types.ts'
import { sandboxPathOf } from './http/sandbox-wallets.ts'
import { createBkash, type BkashGateway } from './providers/payments/bkash/bkash.ts'
import type { PaymentGateway } from './providers/payments/gateway.ts'
import { createNagad } from './providers/payments/nagad/nagad.ts'
import type { WalletKeys } from './providers/payments/sandbox/wallet-keys.ts'
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
