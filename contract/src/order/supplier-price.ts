import type { ServiceType } from '../payment/payment.ts'
import type { StoredQuote } from './quote.ts'

/** The parts of an order that its supplier's price is computed from. */
export interface PricedOrder {
  serviceType: ServiceType
  quote: Pick<StoredQuote, 'lines' | 'discount' | 'margin' | 'serviceFee' | 'total'>
}

/**
 * The supplier's price, integer BDT. Margin, service fee and discount are ours; for a visa the embassy gets its fee, and
 * a holiday's places are our own.
 */
export function supplierPriceOf({ serviceType, quote }: PricedOrder): number {
  if (serviceType === 'flight') {
    const { total, discount, margin = 0, serviceFee = 0 } = quote
    return total + discount - margin - serviceFee
  }
  const fees = quote.lines.filter(({ item }) => item === 'visaFee')
  return fees.reduce((sum, { total }) => sum + total, 0)
}
