import type { RefundReason } from '@jatra/contract/order/refund'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import { supplierPriceOf, type PricedOrder } from '@jatra/contract/order/supplier-price'

/** What each gateway owes us until it pays out. */
const clearingOf = (gateway: GatewayName) => `clearing:${gateway}` as const

/**
 * The accounts. `traveler`: paid, and nothing delivered yet. `supplier`: owed to the airline or the embassy. `income`:
 * ours. `refunds`: being refunded. `bank`: manual refunds from our bank account.
 */
export type Account =
  | ReturnType<typeof clearingOf>
  | 'traveler'
  | 'supplier'
  | 'income'
  | 'refunds'
  | 'bank'

/** Integer BDT by account: debits above 0, credits below. An entry adds up to 0. */
export type Postings = Partial<Record<Account, number>>

/** A key by which an entry is posted once. */
export interface Entry {
  /** What caused it. */
  key: string
  orderId: string
  postings: Postings
}

/** The balances of an order's accounts. */
export type Balances = Readonly<Postings>

/** A gateway has confirmed a payment, whatever happens to its order. */
export function paymentEntry(
  orderId: string,
  payment: { valId: string; amount: number; gateway: GatewayName },
): Entry {
  const { valId, amount, gateway } = payment
  const postings = { [clearingOf(gateway)]: amount, traveler: -amount }
  return { key: `payment:${valId}`, orderId, postings }
}

/** The product is delivered: a flight has its tickets, a holiday's places are taken, a visa is applied for. */
export interface Sold extends PricedOrder {
  id: string
  price: number
}

/**
 * Moves the supplier's price from the traveller's account to the supplier's, and the rest to our income, which is
 * negative when we sell below the supplier's price.
 */
export function saleEntry(order: Sold, balances: Balances): Entry {
  const paid = Math.max(0, Math.min(order.price, -(balances.traveler ?? 0)))
  const cost = supplierPriceOf(order)
  const postings = { traveler: paid, supplier: -cost, income: cost - paid }
  return { key: `sale:${order.id}`, orderId: order.id, postings }
}

/**
 * A refund is due: taken first from the undelivered amount, then from supplier and income in proportion to their
 * balances, so that a full refund leaves both at zero. Goodwill comes from our income alone.
 */
export function refundEntry(
  { id, orderId, amount, reason }: RefundAsked,
  balances: Balances,
): Entry {
  const owed = reason === 'goodwill' ? {} : balances
  const traveler = Math.min(amount, Math.max(0, -(owed.traveler ?? 0)))
  const supplier = supplierShare(amount - traveler, owed)
  const postings = { traveler, supplier, income: amount - traveler - supplier, refunds: -amount }
  return { key: `refund:${id}`, orderId, postings }
}

/** A refund that was posted is declined: everything is where it was before. @param posted of its own entry */
export function refundDeclinedEntry(
  { id, orderId }: Pick<RefundAsked, 'id' | 'orderId'>,
  posted: Balances,
): Entry {
  const back = Object.entries(posted).map(([account, amount]) => [account, -amount] as const)
  return { key: `refund_declined:${id}`, orderId, postings: Object.fromEntries(back) }
}

interface RefundAsked {
  id: string
  orderId: string
  amount: number
  reason: RefundReason
}

function supplierShare(amount: number, { supplier = 0, income = 0 }: Balances): number {
  const kept = -(supplier + income)
  return kept > 0 ? Math.round((amount * -supplier) / kept) : 0
}

/** A refund is paid: by the gateway of the payment, or from our bank account. */
export function refundPaidEntry(
  refund: { id: string; orderId: string; amount: number },
  from: GatewayName | 'bank',
): Entry {
  const { id, orderId, amount } = refund
  const account = from === 'bank' ? from : clearingOf(from)
  return { key: `refund_paid:${id}`, orderId, postings: { refunds: amount, [account]: -amount } }
}

/** Where an order's money is, integer BDT: kept, being refunded, or refunded. */
export interface OrderMoney {
  paid: number
  kept: number
  refunding: number
  refunded: number
}
