import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createTextSeal } from '@jatra/api/db/text-seal'
import type { Database } from '@jatra/api/db/types'
import { createBkash, type BkashOptions } from '@jatra/api/providers/payments/bkash/bkash'
import { createNagad } from '@jatra/api/providers/payments/nagad/nagad'
import { createSslCommerz } from '@jatra/api/providers/payments/sslcommerz'
import type { Logger } from '@jatra/contract/observability/logging'
import { ACCOUNT } from './bkash/server.ts'
import { STORE } from './sslcommerz/server.ts'

/** How a process of its own reaches a double that another one has started. */
interface Connection {
  url: string
  clock: () => number
  log: Logger
  fetch?: (request: Request) => Promise<Response>
}

/** @param webhooks absent: none is taken */
export const connectBkash = (
  { url, ...connection }: Connection & { db: Database },
  webhooks: Partial<Pick<BkashOptions, 'topicArn' | 'shortCode' | 'fetchSns'>> = {},
) =>
  createBkash({
    ...{ fetch, fetchSns: fetch, topicArn: null, shortCode: null, ...webhooks, ...connection },
    ...{ baseUrl: url, account: ACCOUNT, newId: randomUUID, wait },
    seal: createTextSeal(['a secret of the tests'], 'jatra gateway token'),
  })

/** Who we are to Nagad. */
export interface NagadShop {
  merchantId: string
  /** As PEM: our private key, and the public one that Nagad is known by. */
  own: string
  theirs: string
}

export const connectNagad = ({ url, ...connection }: Connection, shop: NagadShop) =>
  createNagad({
    ...{ fetch, ...connection, baseUrl: url, newId: randomUUID },
    ...{ merchantId: shop.merchantId, accountNumber: '01300000000' },
    keys: { own: createPrivateKey(shop.own), theirs: createPublicKey(shop.theirs) },
  })

export const connectSslCommerz = ({ url }: Connection) =>
  createSslCommerz({
    ...{ storeId: STORE.id, storePassword: STORE.password, baseUrl: url, fetch },
  })
