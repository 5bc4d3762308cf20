import { randomUUID } from 'node:crypto'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { createTextSeal } from '@jatra/api/db/text-seal'
import { createBkash } from '@jatra/api/providers/payments/bkash/bkash'
import { createTestApi } from '@jatra/api/testing/test-api'
import { ACCOUNT } from '../doubles/bkash/server.ts'

export interface ExecutingInput {
  databaseUrl: string
  /** Where bKash's double listens. */
  bkashUrl: string
  /** Around the request that takes the money. */
  diesAt: 'before bKash is told' | 'after bKash has answered'
  now: number
  /** The address at which the browser comes back. */
  back: string
}

/** Takes a payment whose payer has approved it, and dies of it. */
export async function execute({ databaseUrl, bkashUrl, diesAt, now, back }: ExecutingInput) {
  const { db, jobs } = await openPostgres(databaseUrl)
  const dying: typeof fetch = async (input, init) => {
    const takes = String(input instanceof Request ? input.url : input).endsWith('/execute')
    if (takes && diesAt === 'before bKash is told') await die()
    const answer = await fetch(input, init)
    if (takes) await die()
    return answer
  }
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const bkash = createBkash({
    ...{ db, clock: () => now, newId: randomUUID, log, account: ACCOUNT, baseUrl: bkashUrl },
    ...{ fetch: dying, fetchSns: fetch, topicArn: null, shortCode: null },
    wait: () => Promise.resolve(),
    timeout: (ms) => AbortSignal.timeout(ms),
    seal: createTextSeal(['a secret of the tests'], 'jatra gateway token'),
  })
  const api = createTestApi({ db, jobs }, { gateways: { bkash } })
  api.now = now
  await api.send('GET', back)
}

/** The signal is delivered at once; the promise only keeps what follows from running. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
