import type { Quote } from '@jatra/contract/order/quote'
import type { RefundReason } from '@jatra/contract/order/refund'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import type { ServiceType } from '@jatra/contract/payment/payment'

/** What gateways owe us until they pay it out, by gateway. */
const clearingOf = (gateway: GatewayName) => `clearing:${gateway}` as const

/**
 * Where money is. `traveler`: paid, and nothing given for it yet. `supplier`: owed to the airline or the embassy.
 * `income`: ours. `refunds`: on its way back. `bank`: what we paid back ourselves, past the gateway.
 */
export type Account =
  ReturnType<typeof clearingOf> | 'traveler' | 'supplier' | 'income' | 'refunds' | 'bank'

/** Integer BDT by account: debits above 0, credits below. Those of an entry add up to 0. */
export type Postings = Partial<Record<Account, number>>

/** What is posted once, whatever is tried again. */
export interface Entry {
  /** What caused it. */
  key: string
  orderId: string
  postings: Postings
}

/** What stands on an order's accounts. */
export type Balances = Readonly<Postings>

/** A gateway has confirmed a payment, whatever becomes of its order. */
export function paymentEntry(
  orderId: string,
  payment: { valId: string; amount: number; gateway: GatewayName },
): Entry {
  const { valId, amount, gateway } = payment
  const postings = { [clearingOf(gateway)]: amount, traveler: -amount }
  return { key: `payment:${valId}`, orderId, postings }
}

/** What was sold is given: a flight has its tickets, a holiday's places are taken, a visa is applied for. */
export interface Sold {
  id: string
  serviceType: ServiceType
  price: number
  quote: Pick<Quote, 'lines' | 'discount' | 'total'>
}

/**
 * Moves the price from the traveller to the supplier, and the rest to our income: less than nothing where we sell below
 * what the supplier takes.
 */
export function saleEntry(order: Sold, balances: Balances): Entry {
  const paid = Math.max(0, Math.min(order.price, -(balances.traveler ?? 0)))
  const cost = costOf(order)
  const postings = { traveler: paid, supplier: -cost, income: cost - paid }
  return { key: `sale:${order.id}`, orderId: order.id, postings }
}

/** What the supplier takes. The discount is ours; of a visa the embassy has its fee, and a holiday's places are our own. */
function costOf({ serviceType, quote }: Sold): number {
  if (serviceType === 'flight') return quote.total + quote.discount
  const fees = quote.lines.filter(({ item }) => item === 'visaFee')
  return fees.reduce((sum, { total }) => sum + total, 0)
}

/**
 * Money is to go back: first what nothing was given for, then from supplier and income by what each has of it, so that
 * both are at nothing when all went back. Goodwill is ours alone: who is owed something still is.
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

/** Money is back: by the gateway that took it, or by hand from the bank. */
export function refundPaidEntry(
  refund: { id: string; orderId: string; amount: number },
  from: GatewayName | 'bank',
): Entry {
  const { id, orderId, amount } = refund
  const account = from === 'bank' ? from : clearingOf(from)
  return { key: `refund_paid:${id}`, orderId, postings: { refunds: amount, [account]: -amount } }
}

/** Where an order's money is, integer BDT: what was paid is kept, on its way back, or back. */
export interface OrderMoney {
  paid: number
  kept: number
  refunding: number
  refunded: number
}
