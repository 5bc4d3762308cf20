import { randomUUID } from 'node:crypto'
import type { Database } from '@jatra/api/db/types'
import { choose } from '@jatra/sandbox/payments/books'
import { createSslCommerz } from '@jatra/api/providers/payments/sslcommerz'
import type { SandboxChoice } from '@jatra/contract/sandbox/payment-page'
import { openDouble, requestOf } from '../open-double.ts'
import { startSslCommerz, STORE } from './server.ts'

export const NOW = Date.parse('2026-11-23T06:00:00Z')

/** SSLCommerz over HTTP, and our client that speaks to it (open-double.ts). */
export async function openSslCommerz(db: Database, storePassword = STORE.password) {
  const { client, ...opened } = await openDouble({ now: NOW, patience: 10_000 }, (clock) =>
    startSslCommerz({ db, clock, newId: randomUUID }),
  )
  const { clock, timeout } = client
  const baseUrl = `${opened.double.url}/`
  const gateway = createSslCommerz({ storeId: STORE.id, storePassword, baseUrl, fetch, timeout })
  return { db, clock, newId: randomUUID, store: STORE, ...opened, gateway }
}
export type OpenedSslCommerz = Awaited<ReturnType<typeof openSslCommerz>>

export const asked = requestOf('nexus')

/** A payment on whose page the payer did this, or nothing. @returns its key and the gateway's row of it */
export async function openPayment(deps: OpenedSslCommerz, choice?: SandboxChoice) {
  const { reference } = await deps.gateway.createPayment(asked)
  const session = choice ? await choose(deps, asked.tranId, choice) : null
  return { key: { tranId: asked.tranId, reference, valId: null }, session }
}

/** A paid one. @returns how it is named when it is to go back */
export async function pay(deps: OpenedSslCommerz) {
  const { key } = await openPayment(deps, 'pay')
  const [paid] = await deps.gateway.find(key)
  return {
    ...key,
    ...{ valId: paid?.valId ?? null, paymentReference: paid?.reference ?? '' },
    ...{ amount: asked.amount, openedAt: NOW },
  }
}
