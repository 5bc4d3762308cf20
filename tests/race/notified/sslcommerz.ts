import { randomUUID } from 'node:crypto'
import type { Database } from '@jatra/api/db/types'
import { choose, findSession } from '@jatra/sandbox/payments/books'
import { sign } from '@jatra/api/providers/payments/signature'
import { SECOND, startSslCommerz, STORE } from '../../doubles/sslcommerz/server.ts'
import type { Attempt, Message, NotifiedGateway, Said } from './notified-gateway.ts'

/** SSLCommerz, which sends an IPN for whatever happens on its page. */
export async function notifiedSslCommerz(
  db: Database,
  clock: () => number,
): Promise<NotifiedGateway> {
  const deps = { db, clock, newId: randomUUID, store: STORE }
  const double = await startSslCommerz(deps)

  const fieldsOf = async ({ tranId }: Attempt, said: Said): Promise<Record<string, string>> => {
    const session = await findSession(deps, tranId)
    const valId = session?.valId ?? `val-${randomUUID()}`
    return {
      ...(typeof said === 'number'
        ? { status: 'VALID', val_id: said === 1 ? valId : `${valId}${SECOND}` }
        : { status: said.toUpperCase() }),
      ...{ tran_id: tranId, amount: session?.amount ?? '', currency: 'BDT' },
    }
  }
  /** A notice that is signed rightly, and says something else. */
  const signed =
    (change: (fields: Record<string, string>) => Record<string, string>) =>
    async (attempt: Attempt) => {
      const fields = await fieldsOf(attempt, 1)
      return ipn(signedBy(STORE.password, { ...fields, ...change(fields) }))
    }
  const dearer =
    (by: number) =>
    ({ amount }: Record<string, string>) => ({ amount: (Number(amount) + by).toFixed(2) })

  return {
    ...{ name: 'sslcommerz', paymentType: 'sslCommerz', url: double.url },
    secrets: [STORE.password],
    async write({ tranId }, deed) {
      if (deed === 'is_suspected') double.suspected.add(tranId)
      if (deed === 'pays_twice') double.paidTwice.add(tranId)
      await choose(deps, tranId, deed === 'gives_up' ? 'cancel' : 'pay')
    },
    refundsAsked: () => double.count('refund'),
    notice: async (attempt, said) => ipn(signedBy(STORE.password, await fieldsOf(attempt, said))),
    forged: {
      'no such payment': signed(() => ({ val_id: `val-${randomUUID()}` })),
      'no such order': signed(({ tran_id: tranId }) => ({ tran_id: `${tranId}X` })),
      'another store': async (attempt) =>
        ipn(signedBy('another shop’s', await fieldsOf(attempt, 1))),
      'no signature': async (attempt) => ipn(new URLSearchParams(await fieldsOf(attempt, 1))),
      async 'a changed field'(attempt, other) {
        const changed = signedBy(STORE.password, await fieldsOf(attempt, 1))
        changed.set('tran_id', other.tranId)
        changed.set('val_id', `val-${randomUUID()}`)
        return ipn(changed)
      },
    },
    misleading: {
      // What it says of the money is not read: the gateway is asked.
      'another amount': signed(dearer(-100)),
      'a fraction more': signed(dearer(0.01)),
      'another currency': signed(() => ({ currency: 'USD' })),
      async 'another order'(attempt, other) {
        const { val_id: valId = '' } = await fieldsOf(other, 1)
        return ipn(signedBy(STORE.password, { ...(await fieldsOf(attempt, 1)), val_id: valId }))
      },
    },
    close: () => double.close(),
  }
}

const signedBy = (password: string, fields: Record<string, string>) =>
  sign(new URLSearchParams(fields), password)

const ipn = (form: URLSearchParams): Message => ({
  ...{ method: 'POST', path: '/api/payment/notify/sslcommerz', body: form.toString() },
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
