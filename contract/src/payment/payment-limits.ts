import { formatBdt } from '../values/money.ts'

/**
 * What one payment may be, integer BDT, both ends included: `total_amount` of SSLCommerz v4. A page that shows a price can
 * say so before the traveller fills in anything; the API checks it again.
 */
export const paymentLimits = { min: 10, max: 500_000 } as const

/** Why no gateway takes this sum (integer BDT) in one payment, in words for the traveller, or null when it does. */
export function validateAmount(amount: number): string | null {
  const { min, max } = paymentLimits
  if (amount >= min && amount <= max) return null
  return `One payment can be ${formatBdt(min)} to ${formatBdt(max)}. Please split the journey or the travellers over several bookings.`
}
