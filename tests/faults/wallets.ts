import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { createTextSeal } from '@jatra/api/db/text-seal'
import type { Database } from '@jatra/api/db/types'
import { createBkash } from '@jatra/api/providers/payments/bkash/bkash'
import { createNagad } from '@jatra/api/providers/payments/nagad/nagad'
import type { PaymentGateway } from '@jatra/api/providers/payments/gateway'
import { createTestApi } from '@jatra/api/testing/test-api'
import { ACCOUNT } from '../doubles/bkash/server.ts'

export const walletDeaths = ['before the wallet is told', 'after the wallet has answered'] as const

export interface WalletInput {
  databaseUrl: string
  wallet: 'bkash' | 'nagad'
  /** Where its double listens. */
  walletUrl: string
  /** As PEM: our key, and the one that Nagad is known by. */
  nagadKeys: { own: string; theirs: string }
  /** The call at which the process dies, as it stands in the path. */
  call: string
  diesAt: (typeof walletDeaths)[number]
  now: number
  /** The address at which the browser comes back, or the refund that is sent. */
  does: { back: string } | { refundId: string }
}

/** Takes a payment, or gives one back, and dies of it. */
export async function askAndDie(input: WalletInput): Promise<void> {
  const { databaseUrl, wallet, now, does } = input
  const { db, jobs } = await openPostgres(databaseUrl)
  const gateway = wallet === 'bkash' ? bkash(db, input) : nagad(input)
  const api = createTestApi({ db, jobs }, { gateways: { [wallet]: gateway } })
  api.now = now
  if ('back' in does) await api.send('GET', does.back)
  else await api.handlers.refund({ data: does, attempt: 1, isLast: false })
}

const log = { info: () => {}, warn: () => {}, error: () => {} }
const timeout = (ms: number) => AbortSignal.timeout(ms)

const bkash = (db: Database, { walletUrl, now, ...death }: WalletInput): PaymentGateway =>
  createBkash({
    ...{ db, clock: () => now, newId: randomUUID, log, timeout, baseUrl: walletUrl },
    ...{ account: ACCOUNT, fetch: fetchAndDie(death), fetchSns: fetch },
    ...{ topicArn: null, shortCode: null, wait: () => Promise.resolve() },
    seal: createTextSeal(['a secret of the tests'], 'jatra gateway token'),
  })

const nagad = ({ walletUrl, nagadKeys, now, ...death }: WalletInput): PaymentGateway =>
  createNagad({
    ...{ clock: () => now, newId: randomUUID, log, timeout, baseUrl: walletUrl },
    ...{ fetch: fetchAndDie(death), merchantId: MERCHANT, accountNumber: '01300000000' },
    keys: { own: createPrivateKey(nagadKeys.own), theirs: createPublicKey(nagadKeys.theirs) },
  })

const MERCHANT = '683002007104225'

function fetchAndDie({ call, diesAt }: Pick<WalletInput, 'call' | 'diesAt'>): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const fatal = pathname.includes(`/${call}`)
    if (fatal && diesAt === 'before the wallet is told') await die()
    const answer = await fetch(input, init)
    if (fatal) await die()
    return answer
  }
}

/** The signal is delivered at once; the promise only keeps what follows from running. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
