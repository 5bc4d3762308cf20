import type { PaymentGateway } from '@jatra/api/providers/payments/gateway'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import type { PaymentType } from '@jatra/contract/payment/payment'

/**
 * What becomes of an order: `late` is paid when its half hour is over, `held` is suspected of fraud and never cleared,
 * `twice` has two payments of one attempt.
 */
export type Fate = 'paid' | 'unpaid' | 'late' | 'held' | 'twice'

/** One attempt to pay, as the gateway knows it. */
export interface Attempt {
  tranId: string
  /** The gateway's own id; empty where it has none. */
  reference: string
}

/** A request that reaches us from a gateway, or by way of the payer's browser. */
export interface Message {
  method: 'GET' | 'POST'
  path: string
  body?: string
  headers?: Record<string, string>
}

/** What a gateway says of a payment: that the first or the second one is paid, or how there is none. */
export type Said = 1 | 2 | 'failed' | 'cancelled'

/** A gateway whose books are ours to write, and whose notices are ours to send. */
export interface NotifiedGateway {
  name: GatewayName
  paymentType: PaymentType
  gateway: PaymentGateway
  /** What must never come to a log. */
  secrets: readonly string[]
  /** What can become of an order that is paid here. */
  fates: readonly Fate[]
  /** Writes into its books what the payer did. */
  write(attempt: Attempt, said: Said, risk?: 'safe' | 'held'): Promise<void>
  /** From now on every refund is paid. */
  payRefunds(): void
  /** How often it was asked for a refund. */
  refundsAsked(): number
  /** A right notice, true when it is sent. */
  notice(attempt: Attempt, said: Said): Promise<Message>
  /** Notices that change nothing, by how they lie. @param other another order's attempt */
  lies: Readonly<Record<string, (attempt: Attempt, other: Attempt) => Promise<Message>>>
}

/** As the payer's browser comes back. */
export const comeBack = ({ tranId }: Attempt, query: Record<string, string>): Message => ({
  method: 'GET',
  path: `/api/payment/return/${tranId}?${new URLSearchParams(query)}`,
})
