import { randomUUID } from 'node:crypto'
import type { LogFields } from '@jatra/contract/observability/logging'
import { createTextSeal } from '@jatra/api/db/text-seal'
import type { Database } from '@jatra/api/db/types'
import { createBkash, type BkashOptions } from '@jatra/api/providers/payments/bkash/bkash'
import type { PaymentRequest } from '@jatra/api/providers/payments/gateway'
import { movePayment } from '@jatra/api/providers/payments/sandbox/wallet-books'
import { expect, onTestFinished } from 'vitest'
import { ACCOUNT, startBkash } from './server.ts'

export const NOW = Date.parse('2026-11-23T06:00:00Z')
export const HOUR_MS = 3_600_000

/** The double, and our client that speaks to it over HTTP. Time stands still until it is moved, unless a clock is given. */
export async function openBkash(db: Database, changes: Partial<BkashOptions> = {}) {
  const time = { now: NOW }
  const deps = { db, clock: changes.clock ?? (() => time.now), newId: randomUUID }
  const double = await startBkash(deps)
  onTestFinished(() => double.close())
  const lines: (LogFields & { event: string })[] = []
  const write = (event: string, fields: LogFields = {}) => void lines.push({ ...fields, event })
  /** Ends the latest request as bKash's 30 s would. */
  const timeouts: { ms: number; fire: () => void }[] = []
  const options: BkashOptions = {
    ...{ ...deps, account: ACCOUNT, baseUrl: double.url, fetch, fetchSns: fetch },
    ...{ topicArn: null, shortCode: null, wait: () => Promise.resolve() },
    seal: createTextSeal(['a secret of the tests'], 'jatra gateway token'),
    log: { info: write, warn: write, error: write },
    timeout(ms) {
      const controller = new AbortController()
      const fire = () => controller.abort(new DOMException('too late', 'TimeoutError'))
      timeouts.push({ ms, fire })
      return controller.signal
    },
    ...changes,
  }
  const gateway = createBkash(options)
  return {
    ...{ db, double, gateway, time, lines, options },
    /** Lets the time-out of the latest request pass. */
    timeOut() {
      const latest = timeouts.at(-1)
      expect(latest?.ms).toBe(30_000)
      latest?.fire()
    },
  }
}
export type OpenedBkash = Awaited<ReturnType<typeof openBkash>>

export const asked: PaymentRequest = {
  tranId: 'JT0123456789ABCDEF0123456789',
  amount: 7200,
  currency: 'BDT',
  paymentType: 'bkash',
  product: { name: 'Flight DAC to CXB', category: 'flight', quantity: 1 },
  customer: { name: 'Rahima', email: 'r@example.com', phone: '+8801712345678', address: 'Dhaka' },
  urls: {
    ...{ success: 'https://jatra.example/back', fail: 'https://jatra.example/back' },
    ...{ cancel: 'https://jatra.example/back', ipn: 'https://jatra.example/ipn' },
  },
}

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
