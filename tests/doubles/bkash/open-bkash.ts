import { randomUUID } from 'node:crypto'
import { createTextSeal } from '@jatra/api/db/text-seal'
import type { Database } from '@jatra/api/db/types'
import { createBkash, type BkashOptions } from '@jatra/api/providers/payments/bkash/bkash'
import { movePayment } from '@jatra/sandbox/payments/wallet-books'
import { openDouble, requestOf } from '../open-double.ts'
import { ACCOUNT, startBkash } from './server.ts'

export const NOW = Date.parse('2026-11-23T06:00:00Z')
export const HOUR_MS = 3_600_000

/** The double, and our client that speaks to it over HTTP (open-double.ts). */
export async function openBkash(db: Database, changes: Partial<BkashOptions> = {}) {
  const { clock } = changes
  const { client, ...opened } = await openDouble(
    { now: NOW, ...(clock && { clock }) },
    (itsClock) => startBkash({ db, clock: itsClock, newId: randomUUID }),
  )
  const options: BkashOptions = {
    ...{ db, newId: randomUUID, account: ACCOUNT, baseUrl: opened.double.url },
    ...{ fetch, fetchSns: fetch, topicArn: null, shortCode: null },
    wait: () => Promise.resolve(),
    seal: createTextSeal(['a secret of the tests'], 'jatra gateway token'),
    ...client,
    ...changes,
  }
  return { db, ...opened, gateway: createBkash(options), options }
}
export type OpenedBkash = Awaited<ReturnType<typeof openBkash>>

export const asked = requestOf('bkash')

/** Nothing keeps the money from being taken. */
export const mayTake = () => Promise.resolve(true)

/** A payment on whose page the payer did this. @returns its key */
export async function openPayment(
  { db, gateway }: Pick<OpenedBkash, 'db' | 'gateway'>,
  status: 'open' | 'approved' | 'failed' | 'cancelled',
) {
  const { reference } = await gateway.createPayment(asked)
  await movePayment({ db }, reference ?? '', 'open', { status })
  return { tranId: asked.tranId, reference, valId: null }
}

/** One that is paid. @returns how it is named when it is to go back */
export async function pay(opened: OpenedBkash) {
  const key = await openPayment(opened, 'approved')
  const paid = await opened.gateway.complete(key, mayTake)
  return {
    ...key,
    ...{ valId: paid?.valId ?? null, paymentReference: paid?.reference ?? '' },
    ...{ amount: asked.amount, openedAt: NOW },
  }
}
