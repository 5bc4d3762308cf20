import { openPostgres } from '@jatra/api/db/open-postgres'
import { createTestApi } from '@jatra/api/testing/test-api'
import { connectBkash, connectNagad, type NagadShop } from '../doubles/connect.ts'

export const walletDeaths = ['before the wallet is told', 'after the wallet has answered'] as const

export interface WalletInput {
  databaseUrl: string
  wallet: 'bkash' | 'nagad'
  /** Where its double listens. */
  walletUrl: string
  nagadShop: NagadShop
  /** The call at which the process dies, as it stands in the path. */
  call: string
  diesAt: (typeof walletDeaths)[number]
  now: number
  /** The address at which the browser comes back, or the refund that is sent. */
  does: { back: string } | { refundId: string }
}

/** Takes a payment, or gives one back, and dies of it. */
export async function askAndDie(input: WalletInput): Promise<void> {
  const { databaseUrl, wallet, walletUrl: url, nagadShop, now, does } = input
  const { db, jobs } = await openPostgres(databaseUrl)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const connection = { url, clock: () => now, log, fetch: fetchAndDie(input) }
  const gateway =
    wallet === 'bkash' ? connectBkash({ ...connection, db }) : connectNagad(connection, nagadShop)
  const api = createTestApi({ db, jobs }, { gateways: { [wallet]: gateway } })
  api.now = now
  if ('back' in does) await api.send('GET', does.back)
  else await api.handlers.refund({ data: does, attempt: 1, isLast: false })
}

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
