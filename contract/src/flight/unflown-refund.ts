import { leftOfPrice } from '../order/left-of-price.ts'
import type { Refund } from '../order/refund.ts'
import type { QuotedFare } from './flight-cancellation.ts'
import type { FlightOrder } from './flight-order.ts'
import { priceOfStaying } from './part-cancellation.ts'

/**
 * The refund of a flight that its airline does not operate as it was sold, integer BDT: all that was paid for those who
 * still fly, our own charges too, but for what came back before.
 */
export function unflownRefundOf(
  order: Pick<FlightOrder, 'price' | 'cancellations'> & {
    quote: QuotedFare
    refunds: readonly Pick<Refund, 'amount' | 'reason' | 'status'>[]
  },
): number {
  return Math.max(0, Math.min(priceOfStaying(order), leftOfPrice(order)))
}
