import type { Database } from '@jatra/api/db/types'
import { movePayment, payNow, readPayment } from '@jatra/sandbox/payments/wallet-books'
import { randomUUID } from 'node:crypto'
import { ACCOUNT, startBkash } from '../../doubles/bkash/server.ts'
import { completed, envelope } from '../../doubles/bkash/sns.ts'
import { comeBack, type Attempt, type Message, type NotifiedGateway } from './notified-gateway.ts'

const outcomes = { 1: 'success', 2: 'success', failed: 'failure', cancelled: 'cancel' } as const

/**
 * bKash over HTTP: the payer agrees on its page, we execute when the browser is back, and a webhook says so afterwards.
 * A late payment was executed by a lost request of ours.
 */
export async function notifiedBkash(db: Database, clock: () => number): Promise<NotifiedGateway> {
  const deps = { db, clock, newId: randomUUID }
  const double = await startBkash(deps)
  let notices = 0

  const payment = async ({ reference }: Attempt) => {
    const row = await readPayment(deps, reference)
    if (!row) throw new Error(`bKash has no payment ${reference}`)
    return row
  }
  const said = async (attempt: Attempt, changes: Record<string, string> = {}) => {
    const { amount, trxId, invoice } = await payment(attempt)
    const fields = { amount, trxID: trxId ?? 'CKN000001', merchantInvoiceNumber: invoice }
    return JSON.stringify({ ...completed, ...fields, ...changes })
  }
  /** A webhook that is signed rightly, and says something else. */
  const signed =
    (change: (attempt: Attempt, other: Attempt) => Record<string, string>) =>
    async (attempt: Attempt, other: Attempt) =>
      webhook(envelope({ Message: await said(attempt, change(attempt, other)) }))

  return {
    ...{ name: 'bkash', paymentType: 'bkash', url: double.url },
    secrets: [ACCOUNT.password, ACCOUNT.appSecret],
    async write({ reference }, deed) {
      if (deed === 'pays_late') await payNow(deps, reference, 'open')
      else {
        const status = deed === 'pays' ? 'approved' : 'cancelled'
        await movePayment(deps, reference, 'open', { status })
      }
    },
    refundsAsked: () => double.count('payment/transaction'),
    async notice(attempt, outcome) {
      const { status } = await payment(attempt)
      // A webhook follows what was executed; every second one is a browser all the same.
      if (outcome === 1 && status === 'paid' && (notices += 1) % 2) {
        return webhook(envelope({ Message: await said(attempt) }))
      }
      return comeBack(attempt, { paymentID: attempt.reference, status: outcomes[outcome] })
    },
    forged: {
      'another store': signed(() => ({ creditShortCode: '01700000000' })),
      'another order': signed((_, other) => ({ merchantInvoiceNumber: `${other.tranId}X` })),
      'not executed': signed(() => ({ transactionStatus: 'Initiated' })),
      async 'another topic'(attempt) {
        const TopicArn = 'arn:aws:sns:us-east-1:666:another'
        return webhook(envelope({ Message: await said(attempt), TopicArn }))
      },
      async 'a changed field'(attempt) {
        const Message = await said(attempt, { trxID: 'CKN999999' })
        return webhook({ ...envelope({ Message: await said(attempt) }), Message })
      },
      async 'no signature'(attempt) {
        return webhook({ ...envelope({ Message: await said(attempt) }), Signature: 'AAAA' })
      },
    },
    misleading: {
      // What it says of the money is not read: bKash is asked.
      'another amount': signed(() => ({ amount: '7100' })),
      'a fraction more': signed(() => ({ amount: '7200.01' })),
      'another currency': signed(() => ({ currency: 'USD' })),
      // Anyone can write the browser's return address.
      'another payment': async (attempt, other) =>
        comeBack(attempt, { paymentID: other.reference, status: 'success' }),
    },
    close: () => double.close(),
  }
}

const webhook = (fields: Record<string, string>): Message => ({
  ...{ method: 'POST', path: '/api/payment/notify/bkash', body: JSON.stringify(fields) },
  headers: { 'content-type': 'text/plain', 'x-amz-sns-message-type': 'Notification' },
})
