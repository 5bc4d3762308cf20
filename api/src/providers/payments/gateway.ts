import type { GatewayLimits, GatewayName } from '@jatra/contract/payment/gateways'
import type { PaidFrom } from '@jatra/contract/payment/paid-from'
import type { PaymentType } from '@jatra/contract/payment/payment'

/** A payment to start. */
export interface PaymentRequest {
  /** Ours, unique, at most 30 characters. Repeating it asks for the same payment. */
  tranId: string
  /** Integer BDT. */
  amount: number
  currency: 'BDT'
  paymentType: PaymentType
  product: {
    name: string
    category: 'flight' | 'holiday' | 'visa'
    quantity: number
    flight?: FlightProduct
  }
  customer: { name: string; email: string; phone: string; address: string }
  /** The payer's network address, where it is known: Nagad wants an IPv4. */
  payerAddress?: string | undefined
  /** Where the gateway sends the browser, and (ipn) its own notice. */
  urls: { success: string; fail: string; cancel: string; ipn: string }
}

/** What a gateway wants to know of a flight. */
export interface FlightProduct {
  /** Since the page was asked for, rounded down. */
  hoursTillDeparture: number
  type: 'Oneway' | 'Return' | 'Multistop'
  /** Our own booking's: the airline gives its PNR after the payment. */
  reference: string
  /** `DAC-CGP CGP-DAC` */
  journey: string
}

/** What a payment is known by. */
export interface PaymentKey {
  /** Ours. */
  tranId: string
  /** The gateway's, since it opened its page (bKash paymentID, Nagad paymentReferenceId); null where it had none yet. */
  reference: string | null
  /** The gateway's, since something was paid; null before, or where it has none. */
  valId: string | null
}

/** A notice with a valid signature. It says what to ask the gateway about, and proves nothing by itself. */
export interface Notification {
  tranId: string
  /** The gateway's id of the payment; null when nothing was paid. */
  valId: string | null
  status: NotifiedStatus
  amount: string
  currency: string
}
export type NotifiedStatus = 'valid' | 'failed' | 'cancelled' | 'expired'

/** Money as a gateway writes it. */
export interface GatewayMoney {
  /** A decimal string: `12500.00`. */
  amount: string
  currency: string
}

/** The gateway's own answer about a payment. */
export interface GatewayPayment extends GatewayMoney {
  tranId: string
  valId: string | null
  /** What the gateway calls the payment when it is to give it back (SSLCommerz bank_tran_id, bKash trxID). */
  reference: string | null
  status: 'paid' | 'failed' | 'cancelled' | 'pending'
  /** What its page was opened for, where the gateway keeps that apart from what was paid: it changes other money to BDT. */
  openedFor?: GatewayMoney | null
  /** `held`: the gateway thinks that the payment may be fraud (risk_level 1). */
  risk: 'safe' | 'held'
  /** When it was paid, epoch milliseconds, where the gateway says it. */
  paidAt: number | null
  /** From which card or wallet, where the gateway says it. */
  paidFrom?: PaidFrom | null
}

/** A payment to refund. */
export interface RefundablePayment extends PaymentKey {
  /** {@link GatewayPayment.reference} */
  paymentReference: string
  /** What was paid, integer BDT. */
  amount: number
  /** When its page was asked for, epoch milliseconds. */
  openedAt: number
}

/** A refund to request. */
export interface RefundRequest {
  /** Ours, unique, at most 30 characters. Repeating it asks for the same refund. */
  refundId: string
  payment: RefundablePayment
  /** Integer BDT, no more than was paid. */
  amount: number
  /** For the gateway's staff, at most 255 characters. No personal data. */
  reason: string
  /** The gateway's ids of the payment's other refunds: wallets distinguish refunds by these and the amount alone. */
  others: readonly string[]
}

/** A refund that the gateway may have received. */
export interface RefundQuery extends Omit<RefundRequest, 'reason'> {
  /** The gateway's own; null where no answer gave it. */
  reference: string | null
}

/**
 * The state of a refund at the gateway. `done`: the money is back. `processing`: the gateway has it. `refused`: it was
 * not taken, so nothing moved. `not_sent`: it never saw the request. `balance_short`: our own balance there is too low.
 * `channel_closed`: refused, and so would be every other (bKash after 60 days). `cancelled`: taken and given up.
 * `unknown`: it may or may not have been taken.
 */
export type RefundOutcome =
  | { kind: 'done'; reference: string }
  | { kind: 'processing'; reference: string }
  | { kind: 'refused' | 'balance_short' | 'channel_closed' | 'cancelled'; reason: string }
  | { kind: 'not_sent' | 'unknown'; reason: string }

/** A payment provider. Every method is a network call: never make one inside a database transaction. */
export interface PaymentGateway {
  name: GatewayName
  limits: GatewayLimits
  /**
   * Opens the page on which the payment is made.
   * @returns with the gateway's own id of the payment, null where it has none yet
   * @throws GatewayError
   */
  createPayment(request: PaymentRequest): Promise<{ url: string; reference: string | null }>
  /**
   * Takes the money of a payment that the traveller has agreed to, and says how it stands: the last step that bKash wants
   * of us (execute), absent where the gateway's page takes it. Once at a time for a payment; null when the gateway knows
   * none.
   * @param mayTake asked right before the money is taken, which is left when the answer is no
   * @throws GatewayError
   */
  complete?: (
    payment: PaymentKey,
    mayTake: () => Promise<boolean>,
  ) => Promise<GatewayPayment | null>
  /**
   * Whether the browser returns from a payer who did not pay. Only where `complete` takes the money: it proves
   * nothing, but once we have ended a payment that was not approved, nothing is taken for it.
   */
  readReturn?: (query: URLSearchParams) => 'failed' | 'cancelled' | null
  /**
   * Reads a notice as it was posted. `no_payment`: it was the gateway's, of something else, and is done with; null when
   * its signature is not the gateway's.
   * @throws GatewayError
   */
  parseNotification(rawBody: string, headers: Headers): Promise<Notification | 'no_payment' | null>
  /**
   * Asks how a payment stands, by the gateway's own id where there is one. Without `valId` all that were made under our
   * id: SSLCommerz takes several, and lists failed tries too. Empty when it knows none.
   * @throws GatewayError
   */
  find(payment: PaymentKey): Promise<GatewayPayment[]>
  /**
   * Asks for a refund, one of a payment at a time. Never throws for a gateway that is away: the outcome is `not_sent`, or
   * `unknown` and to be looked up.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /**
   * Asks how a refund stands, by the gateway's own reference, or by our id where it gave none; null when it knows none.
   * @throws GatewayError
   */
  findRefund(by: RefundQuery): Promise<RefundOutcome | null>
}

/** The gateway was not reachable in time, failed, or sent an answer that cannot be parsed. */
export class GatewayError extends Error {
  /** The cause may be the gateway's own failure, and not what it was asked about. */
  readonly away: boolean

  constructor(
    message: string,
    { away = false, ...options }: ErrorOptions & { away?: boolean } = {},
  ) {
    super(message, options)
    this.name = 'GatewayError'
    this.away = away
  }
}

/**
 * Answers by which what stands in front of a gateway says that it passed nothing on. Not 408 and 499, which are of requests
 * that took too long: those may have arrived.
 */
const statuses: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 425, 429])

/** Whether the gateway never saw a request that was answered so (RFC 9110; 425: RFC 8470). @param status of HTTP */
export const isTurnedAway = (status: number): boolean => statuses.has(status)

/**
 * What our ids of payments, and the gateways', are made of: letters, digits, and the signs of base64 in Nagad's. They
 * come from the address bar too, and PostgreSQL refuses a NUL with an error.
 */
const PAYMENT_ID = /^[\w+/=-]{1,200}$/

/** Whether an id of this form may exist; any other is unknown, without asking the database. */
export const isPaymentId = (text: string): boolean => PAYMENT_ID.test(text)
