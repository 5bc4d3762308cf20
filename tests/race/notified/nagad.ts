import type { Database } from '@jatra/api/db/types'
import { movePayment, payNow } from '@jatra/sandbox/payments/wallet-books'
import { randomUUID } from 'node:crypto'
import { MERCHANT, startNagad } from '../../doubles/nagad/server.ts'
import { comeBack, type Attempt, type NotifiedGateway } from './notified-gateway.ts'

const outcomes = { 1: 'Success', 2: 'Success', failed: 'Failed', cancelled: 'Aborted' } as const

/** Nagad over HTTP: it takes the money on its page and sends no notices, so that all that comes are browsers. */
export async function notifiedNagad(db: Database, clock: () => number): Promise<NotifiedGateway> {
  const deps = { db, clock, newId: randomUUID }
  const double = await startNagad(deps)
  const back = (attempt: Attempt, status: string, of = attempt) =>
    comeBack(attempt, {
      ...{ merchant: MERCHANT, order_id: attempt.tranId.slice(0, 20), status },
      payment_ref_id: of.reference,
    })

  return {
    ...{ name: 'nagad', paymentType: 'nogod', url: double.url },
    secrets: ['PRIVATE KEY'],
    async write({ reference }, deed) {
      if (deed === 'gives_up') await movePayment(deps, reference, 'open', { status: 'cancelled' })
      else await payNow(deps, reference, 'open')
    },
    refundsAsked: () => double.count('purchase/cancel'),
    notice: async (attempt, outcome) => back(attempt, outcomes[outcome]),
    forged: {
      'a notice, which Nagad does not send': async ({ tranId, reference }) => ({
        ...{ method: 'POST', path: '/api/payment/notify/nagad' },
        body: JSON.stringify({ order_id: tranId, payment_ref_id: reference, status: 'Success' }),
        headers: { 'content-type': 'application/json' },
      }),
    },
    misleading: {
      'another payment': async (attempt, other) => back(attempt, 'Success', other),
      'a success that is none': async (attempt) => back(attempt, 'Success'),
      'a failure that is none': async (attempt) => back(attempt, 'Failed'),
      'another order': async ({ tranId }, other) =>
        back({ ...other, tranId: `${tranId}X` }, 'Success'),
    },
    close: () => double.close(),
  }
}
