import { randomUUID } from 'node:crypto'
import type { LogFields } from '@jatra/contract/observability/logging'
import type { Database } from '@jatra/api/db/types'
import type { PaymentRequest } from '@jatra/api/providers/payments/gateway'
import { createNagad, type NagadOptions } from '@jatra/api/providers/payments/nagad/nagad'
import { movePayment, payNow } from '@jatra/api/providers/payments/sandbox/wallet-books'
import { expect, onTestFinished } from 'vitest'
import { MERCHANT, shopKeys, startNagad } from './server.ts'

export const NOW = Date.parse('2026-11-23T20:00:00Z')
/** Nagad over HTTP, and our client that speaks to it. Time stands still until it is moved, unless a clock is given. */
export async function openNagad(db: Database, changes: Partial<NagadOptions> = {}) {
  const time = { now: NOW }
  const deps = { db, clock: changes.clock ?? (() => time.now), newId: randomUUID }
  const double = await startNagad(deps)
  onTestFinished(() => double.close())
  const lines: (LogFields & { event: string })[] = []
  const write = (event: string, fields: LogFields = {}) => void lines.push({ ...fields, event })
  const timeouts: { ms: number; fire: () => void }[] = []
  const gateway = createNagad({
    ...{ clock: deps.clock, newId: randomUUID, baseUrl: double.url, fetch },
    ...{ merchantId: MERCHANT, accountNumber: '01300000000' },
    keys: shopKeys,
    log: { info: write, warn: write, error: write },
    timeout(ms) {
      const controller = new AbortController()
      const fire = () => controller.abort(new DOMException('too late', 'TimeoutError'))
      timeouts.push({ ms, fire })
      return controller.signal
    },
    ...changes,
  })
  return {
    ...{ ...deps, double, gateway, time, lines },
    /** Lets the time-out of the latest request pass. */
    timeOut() {
      const latest = timeouts.at(-1)
      expect(latest?.ms).toBe(30_000)
      latest?.fire()
    },
  }
}
export type OpenedNagad = Awaited<ReturnType<typeof openNagad>>

export const asked: PaymentRequest = {
  tranId: 'JT0123456789ABCDEF0123456789',
  amount: 7200,
  currency: 'BDT',
  paymentType: 'nogod',
  product: { name: 'Flight DAC to CXB', category: 'flight', quantity: 1 },
  customer: { name: 'Rahima', email: 'r@example.com', phone: '+8801712345678', address: 'Dhaka' },
  payerAddress: '103.4.145.2',
  urls: {
    ...{ success: 'https://jatra.example/back', fail: 'https://jatra.example/back' },
    ...{ cancel: 'https://jatra.example/back', ipn: 'https://jatra.example/ipn' },
  },
}

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
