import { randomUUID } from 'node:crypto'
import type { Database } from '@jatra/api/db/types'
import { createNagad, type NagadOptions } from '@jatra/api/providers/payments/nagad/nagad'
import { movePayment, payNow } from '@jatra/sandbox/payments/wallet-books'
import { openDouble, requestOf } from '../open-double.ts'
import { MERCHANT, shopKeys, startNagad } from './server.ts'

export const NOW = Date.parse('2026-11-23T20:00:00Z')

/** Nagad over HTTP, and our client that speaks to it (open-double.ts). */
export async function openNagad(db: Database, changes: Partial<NagadOptions> = {}) {
  const { clock } = changes
  const { client, ...opened } = await openDouble(
    { now: NOW, ...(clock && { clock }) },
    (itsClock) => startNagad({ db, clock: itsClock, newId: randomUUID }),
  )
  const gateway = createNagad({
    ...{ newId: randomUUID, baseUrl: opened.double.url, fetch },
    ...{ merchantId: MERCHANT, accountNumber: '01300000000', keys: shopKeys },
    ...client,
    ...changes,
  })
  return { db, clock: client.clock, newId: randomUUID, ...opened, gateway }
}
export type OpenedNagad = Awaited<ReturnType<typeof openNagad>>

export const asked = { ...requestOf('nogod'), payerAddress: '103.4.145.2' }

/** A payment whose page is open. @returns its key */
export async function openPayment({ gateway }: Pick<OpenedNagad, 'gateway'>) {
  const { reference } = await gateway.createPayment(asked)
  return { tranId: asked.tranId, reference: reference ?? '', valId: null }
}

/** What the payer does on it. */
export async function choose(
  deps: OpenedNagad,
  reference: string,
  choice: 'paid' | 'failed' | 'cancelled',
) {
  if (choice === 'paid') await payNow(deps, reference, 'open')
  else await movePayment(deps, reference, 'open', { status: choice })
}

/** A paid one. @returns how it is named when it is to go back */
export async function pay(deps: OpenedNagad) {
  const key = await openPayment(deps)
  await choose(deps, key.reference, 'paid')
  const [paid] = await deps.gateway.find(key)
  return {
    ...key,
    ...{ valId: paid?.valId ?? null, paymentReference: paid?.reference ?? '' },
    ...{ amount: asked.amount, openedAt: NOW },
  }
}
