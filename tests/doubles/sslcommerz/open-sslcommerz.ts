import { randomUUID } from 'node:crypto'
import type { Database } from '@jatra/api/db/types'
import type { PaymentRequest } from '@jatra/api/providers/payments/gateway'
import { choose } from '@jatra/api/providers/payments/sandbox/books'
import { createSslCommerz } from '@jatra/api/providers/payments/sslcommerz'
import type { SandboxChoice } from '@jatra/contract/sandbox/payment-page'
import { expect, onTestFinished } from 'vitest'
import { startSslCommerz, STORE } from './server.ts'

export const NOW = Date.parse('2026-11-23T06:00:00Z')

/** SSLCommerz over HTTP, and our client that speaks to it. Time stands still until it is moved. */
export async function openSslCommerz(db: Database, storePassword = STORE.password) {
  const time = { now: NOW }
  const deps = { db, clock: () => time.now, newId: randomUUID, store: STORE }
  const double = await startSslCommerz(deps)
  onTestFinished(() => double.close())
  const timeouts: { ms: number; fire: () => void }[] = []
  const gateway = createSslCommerz({
    ...{ storeId: STORE.id, storePassword, baseUrl: `${double.url}/`, fetch },
    timeout(ms) {
      const controller = new AbortController()
      const fire = () => controller.abort(new DOMException('too late', 'TimeoutError'))
      timeouts.push({ ms, fire })
      return controller.signal
    },
  })
  return {
    ...{ ...deps, double, gateway, time },
    /** Lets the time-out of the latest request pass. */
    timeOut() {
      const latest = timeouts.at(-1)
      expect(latest?.ms).toBe(10_000)
      latest?.fire()
    },
  }
}
export type OpenedSslCommerz = Awaited<ReturnType<typeof openSslCommerz>>

export const asked: PaymentRequest = {
  tranId: 'JT0123456789ABCDEF0123456789',
  amount: 7200,
  currency: 'BDT',
  paymentType: 'nexus',
  product: { name: 'Flight DAC to CXB', category: 'flight', quantity: 1 },
  customer: { name: 'Rahima', email: 'r@example.com', phone: '+8801712345678', address: 'Dhaka' },
  urls: {
    ...{ success: 'https://jatra.example/back', fail: 'https://jatra.example/back' },
    ...{ cancel: 'https://jatra.example/back', ipn: 'https://jatra.example/ipn' },
  },
}

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
