import { randomUUID } from 'node:crypto'
import { createLogger } from '@jatra/contract/observability/logging'
import type { DatabaseHandle } from '@jatra/api/db/types'
import type { BkashGateway } from '@jatra/api/providers/payments/bkash/bkash'
import { GatewayError } from '@jatra/api/providers/payments/gateway'
import { createWalletKeys } from '@jatra/sandbox/payments/wallet-keys'
import { sandboxWallets } from '@jatra/sandbox/payments/gateways'
import { createTestApi, type TestApi, type TestApiOptions } from '@jatra/api/testing/test-api'
import type { GatewayFate } from './harness.ts'

/** The API on its sandbox of bKash, whose pages it serves, and which does to money what `fate` says. */
export function createSteeredApi(
  database: DatabaseHandle,
  options: TestApiOptions & { clock: () => number },
  fate: GatewayFate,
): TestApi {
  const { clock } = options
  const secrets = ['shared with the sandbox of bKash']
  const { bkash } = sandboxWallets(createWalletKeys(secrets[0] ?? ''), {
    ...{ db: database.db, clock, secrets, newId: randomUUID },
    log: createLogger(() => {}, clock),
    fetch: (request) => api.fetch(request),
  })
  const api = createTestApi(database, {
    ...{ ...options, walletSandboxes: true, loginCodeSecrets: secrets },
    gateways: { bkash: steer(bkash, fate, clock) },
  })
  return api
}

const MINUTE_MS = 60_000

/** So long nothing is heard of a payment whose money was taken. */
const silenceMs: Partial<Record<GatewayFate, number>> = {
  'bkash-execute-silent': MINUTE_MS,
  'gateway-down-after-paying': 45 * MINUTE_MS,
}

const noAnswer = 'no answer came'
const processing = { kind: 'processing', reference: 'REFUND0001' } as const

function steer(bkash: BkashGateway, fate: GatewayFate, clock: () => number): BkashGateway {
  /** By tranId, epoch milliseconds. */
  const silentUntil = new Map<string, number>()
  let isFirst = true
  const hear = ({ tranId }: { tranId: string }) => {
    if (clock() < (silentUntil.get(tranId) ?? 0)) throw new GatewayError(noAnswer, { away: true })
  }
  return {
    ...bkash,
    async complete(key, mayTake) {
      hear(key)
      const payment = await bkash.complete(key, mayTake)
      const silence = silenceMs[fate]
      if (silence && payment?.status === 'paid' && !silentUntil.has(key.tranId)) {
        silentUntil.set(key.tranId, clock() + silence)
      }
      hear(key)
      if (fate !== 'payment-of-another-amount' || payment?.status !== 'paid') return payment
      const missing = isFirst ? 100 : 0
      isFirst = false
      return { ...payment, amount: (Number(payment.amount) - missing).toFixed(2) }
    },
    async find(key) {
      hear(key)
      return bkash.find(key)
    },
    async refund(request) {
      if (fate === 'wallet-refund-too-late') return { kind: 'channel_closed', reason: '2071' }
      if (fate === 'refund-failed') return { kind: 'unknown', reason: noAnswer }
      return fate === 'refund-late' ? processing : bkash.refund(request)
    },
    async findRefund(by) {
      if (fate === 'refund-failed') throw new GatewayError(noAnswer, { away: true })
      return fate === 'refund-late' ? processing : bkash.findRefund(by)
    },
  }
}
