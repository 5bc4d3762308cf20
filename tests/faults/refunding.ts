import { openPostgres } from '@jatra/api/db/open-postgres'
import { refunds, type RefundRow } from '@jatra/api/db/schema'
import { sandboxRefunds } from '@jatra/sandbox/db/schema'
import type { Database } from '@jatra/api/db/types'
import { validatePayment } from '@jatra/sandbox/payments/books'
import { describePayment } from '@jatra/sandbox/payments/messages'
import { describeRefund, initiateRefund } from '@jatra/sandbox/payments/refunds'
import { createSslCommerz } from '@jatra/api/providers/payments/sslcommerz'
import { placeOrder } from '@jatra/api/testing/booking'
import { installJobClock, setJobClock } from '@jatra/api/testing/job-clock'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { createTestApi } from '@jatra/api/testing/test-api'
import type { OnPostgres } from './empty-database.ts'

/** Where a process dies around the one request that asks for a refund. */
export type RefundingCrashPoint = 'before the request leaves' | 'after the gateway has taken it'

interface RefundingInput extends OnPostgres {
  /** Jobs are done at each of these times, epoch milliseconds. */
  times: number[]
  crashAt: RefundingCrashPoint | null
  /** Who first books, and pays half an hour too late; absent when only jobs are done. */
  userName: string | null
}

interface Refunded {
  refunds: RefundRow[]
  /** How many refunds the gateway has. */
  taken: number
}

/** Pays too late and does jobs on a database that it opens, and closes when it lives to the end. */
export async function payLateAndRefund(input: RefundingInput): Promise<Refunded> {
  const { databaseUrl, times, crashAt, userName } = input
  const handle = await openPostgres(databaseUrl)
  // The data of a killed process is consistent before anything continues.
  await expectBalanced(handle.db)
  await installJobClock(handle.db)
  await setJobClock(handle.db, times[0] ?? 0)
  if (userName) {
    const api = createTestApi(handle)
    api.now = (times[0] ?? 0) - 31 * 60_000
    const { url } = await placeOrder(api.client, userName)
    api.now = times[0] ?? 0
    await api.sweep()
    await api.send('POST', url, { body: new URLSearchParams({ choice: 'pay' }) })
  } else {
    const gateway = dyingGateway(handle.db, () => api.now, crashAt)
    const api = createTestApi(handle, { gateways: { sslcommerz: gateway } })
    for (const now of times) {
      api.now = now
      await api.runJobs()
    }
  }
  await expectBalanced(handle.db)
  const told = {
    refunds: await handle.db.select().from(refunds),
    taken: await handle.db.$count(sandboxRefunds),
  }
  await handle.close()
  return told
}

/** Our client on the sandbox's books. The process kills itself at one point, as hard as a process can die. */
function dyingGateway(db: Database, clock: () => number, crashAt: RefundingCrashPoint | null) {
  const store = { id: 'shop', password: 'shop-password' }
  const deps = { db, clock, newId: () => crypto.randomUUID(), store }
  const die = (): Promise<never> => {
    process.kill(process.pid, 'SIGKILL')
    // The signal is delivered at once; the promise only keeps what follows from running.
    return new Promise(() => {})
  }
  return createSslCommerz({
    ...{ storeId: store.id, storePassword: store.password, baseUrl: 'https://gateway.test' },
    async fetch(request) {
      const query = new Map(new URL(request.url).searchParams)
      if (query.has('val_id')) {
        const paid = await validatePayment(deps, query.get('val_id') ?? '')
        return Response.json(paid && describePayment(paid))
      }
      if (!query.has('bank_tran_id')) return Response.json(await describeRefund(deps, query))
      if (crashAt === 'before the request leaves') await die()
      const answer = await initiateRefund(deps, query)
      if (crashAt === 'after the gateway has taken it') await die()
      return Response.json(answer)
    },
  })
}
