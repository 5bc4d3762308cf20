import { randomUUID } from 'node:crypto'
import type { PaymentGateway } from '@jatra/api/providers/payments/gateway'
import { sign } from '@jatra/api/providers/payments/signature'
import { fakeSslCommerz } from '@jatra/api/testing/fake-sslcommerz'
import type { GatewayName } from '@jatra/contract/payment/gateways'

/** How a notice lies. */
export const lies = [
  ...(['another amount', 'a fraction more', 'another currency', 'another order'] as const),
  ...(['another store', 'a changed field', 'no signature', 'no such payment'] as const),
] as const
export type Lie = (typeof lies)[number]

/** A gateway whose books are ours to write, and whose notices are ours to send. */
export interface NotifiedGateway {
  name: GatewayName
  gateway: PaymentGateway
  /** What must never come to a log. */
  secrets: readonly string[]
  /** Writes a payment into its books. @param number the first, or a second one of the same attempt */
  pay(tranId: string, number: number, risk: 'safe' | 'held'): void
  /** From now on every refund is paid. */
  payRefunds(): void
  /** How often it was asked for a refund. */
  refundsAsked(): number
  /** A right notice of a payment, or of none. */
  notice(tranId: string, number: number | 'failed' | 'cancelled'): string
  /** A notice that is to be refused. @param other the tran_id of another order */
  lie(tranId: string, lie: Lie, other: string): string
}

/** Every gateway that sends notices: one that is added here is part of the ten thousand. */
export const openNotifiedGateways = (): NotifiedGateway[] => [openSslCommerz()]

function openSslCommerz(): NotifiedGateway {
  const fake = fakeSslCommerz()
  const valIdOf = (tranId: string, number: number) => `val-${tranId}-${String(number)}`
  const amountOf = (tranId: string) =>
    fake.opened.find((form) => form.get('tran_id') === tranId)?.get('total_amount') ?? ''
  const fieldsOf = (tranId: string, number: number | 'failed' | 'cancelled') => ({
    ...(typeof number === 'number'
      ? { status: 'VALID', val_id: valIdOf(tranId, number) }
      : { status: number === 'failed' ? 'FAILED' : 'CANCELLED' }),
    ...{ tran_id: tranId, amount: amountOf(tranId), currency: 'BDT' },
  })
  return {
    name: 'sslcommerz',
    gateway: fake.gateway,
    secrets: ['shop-password'],
    pay(tranId, number, risk) {
      const risk_level = risk === 'held' ? '1' : '0'
      fake.pay(tranId, { val_id: valIdOf(tranId, number), risk_level })
    },
    payRefunds() {
      fake.refundStatus = 'refunded'
    },
    refundsAsked: () => fake.refundsAsked.length,
    notice: (tranId, number) => fake.notice(fieldsOf(tranId, number)).toString(),
    lie(tranId, lie, other) {
      const right = fieldsOf(tranId, 1)
      const amount = Number(right.amount)
      switch (lie) {
        case 'another amount':
          return fake.notice({ ...right, amount: (amount - 100).toFixed(2) }).toString()
        case 'a fraction more':
          return fake.notice({ ...right, amount: (amount + 0.01).toFixed(2) }).toString()
        case 'another currency':
          return fake.notice({ ...right, currency: 'USD' }).toString()
        case 'another order':
          return fake.notice({ ...right, val_id: valIdOf(other, 1) }).toString()
        case 'no such payment':
          return fake.notice({ ...right, val_id: `val-${randomUUID()}` }).toString()
        case 'another store':
          return sign(new URLSearchParams(right), 'another shop’s').toString()
        case 'no signature':
          return new URLSearchParams(right).toString()
        case 'a changed field': {
          const changed = fake.notice(right)
          changed.set('val_id', valIdOf(other, 1))
          return changed.toString()
        }
      }
    },
  }
}
