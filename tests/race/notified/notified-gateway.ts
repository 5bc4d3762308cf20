import type { GatewayName } from '@jatra/contract/payment/gateways'
import type { PaymentType } from '@jatra/contract/payment/payment'
import type { Deed } from './plans.ts'

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

/** What a gateway says of an attempt: that its first or second payment is there, or how there is none. */
export type Said = 1 | 2 | 'failed' | 'cancelled'

type Compose = (attempt: Attempt, other: Attempt) => Promise<Message>

/** A gateway over HTTP whose books are ours to write, and whose notices are ours to send. */
export interface NotifiedGateway {
  name: GatewayName
  paymentType: PaymentType
  /** Where its double listens. */
  url: string
  /** What must never come to a log. */
  secrets: readonly string[]
  /** Writes into its books what the payer did. */
  write(attempt: Attempt, deed: Deed): Promise<void>
  /** How often it was asked for a refund. */
  refundsAsked(): number
  /** A right notice, true when it is sent. */
  notice(attempt: Attempt, said: Said): Promise<Message>
  /** Notices that are refused whenever they come, by what is wrong with them; `other` is another order's attempt. */
  forged: Readonly<Record<string, Compose>>
  /** Notices that cannot be told from right ones, or say what is known already: they do no more than those. */
  misleading: Readonly<Record<string, Compose>>
  close(): Promise<void>
}

/** As the payer's browser comes back. */
export const comeBack = ({ tranId }: Attempt, query: Record<string, string>): Message => ({
  method: 'GET',
  path: `/api/payment/return/${tranId}?${new URLSearchParams(query)}`,
})
