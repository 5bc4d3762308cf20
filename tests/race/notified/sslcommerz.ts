import { randomUUID } from 'node:crypto'
import { sign } from '@jatra/api/providers/payments/signature'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import type { Attempt, Message, NotifiedGateway, Said } from './notified-gateway.ts'

/** SSLCommerz, which sends an IPN for whatever happens on its page. */
export function notifiedSslCommerz(): NotifiedGateway {
  const fake = fakeSslCommerz()
  const valIdOf = (attempt: Attempt, said: Said) => `val-${attempt.tranId}-${said}`
  const amountOf = ({ tranId }: Attempt) =>
    fake.opened.find((form) => form.get('tran_id') === tranId)?.get('total_amount') ?? ''
  const fieldsOf = (attempt: Attempt, said: Said): Record<string, string> => ({
    ...(typeof said === 'number'
      ? { status: 'VALID', val_id: valIdOf(attempt, said) }
      : { status: said.toUpperCase() }),
    ...{ tran_id: attempt.tranId, amount: amountOf(attempt), currency: 'BDT' },
  })
  /** A notice that is signed rightly, and says something else. */
  const signed =
    (change: (attempt: Attempt, other: Attempt) => Record<string, string>) =>
    async (attempt: Attempt, other: Attempt) =>
      ipn(fake.notice({ ...fieldsOf(attempt, 1), ...change(attempt, other) }))
  const dearer = (attempt: Attempt, by: number) => ({
    amount: (Number(amountOf(attempt)) + by).toFixed(2),
  })

  return {
    ...{ name: 'sslcommerz', paymentType: 'sslCommerz', gateway: fake.gateway },
    secrets: ['shop-password'],
    fates: ['paid', 'paid', 'unpaid', 'late', 'held', 'twice'],
    async write(attempt, said, risk = 'safe') {
      // Of what is not paid its books know nothing.
      if (typeof said !== 'number') return
      const risk_level = risk === 'held' ? '1' : '0'
      fake.pay(attempt.tranId, { val_id: valIdOf(attempt, said), risk_level })
    },
    payRefunds() {
      fake.refundStatus = 'refunded'
    },
    refundsAsked: () => fake.refundsAsked.length,
    notice: async (attempt, said) => ipn(fake.notice(fieldsOf(attempt, said))),
    lies: {
      'another amount': signed((attempt) => dearer(attempt, -100)),
      'a fraction more': signed((attempt) => dearer(attempt, 0.01)),
      'another currency': signed(() => ({ currency: 'USD' })),
      'another order': signed((_, other) => ({ val_id: valIdOf(other, 1) })),
      'no such payment': signed(() => ({ val_id: `val-${randomUUID()}` })),
      'another store': async (attempt) =>
        ipn(sign(new URLSearchParams(fieldsOf(attempt, 1)), 'another shop’s')),
      'no signature': async (attempt) => ipn(new URLSearchParams(fieldsOf(attempt, 1))),
      async 'a changed field'(attempt, other) {
        const changed = fake.notice(fieldsOf(attempt, 1))
        changed.set('val_id', valIdOf(other, 1))
        return ipn(changed)
      },
    },
  }
}

const ipn = (form: URLSearchParams): Message => ({
  ...{ method: 'POST', path: '/api/payment/notify/sslcommerz', body: form.toString() },
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
