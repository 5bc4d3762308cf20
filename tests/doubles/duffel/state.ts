import type { Offer, Organisation } from './make-offer.ts'
import type { Cancellation, Order } from './make-order.ts'

/** What the double remembers. */
export interface DuffelState extends Organisation {
  offers: { request: string; route: string; offer: Offer; booked: boolean }[]
  orders: { route: string; offer: Offer; order: Order }[]
  cancellations: Cancellation[]
}

export function createState(clock: () => number, currency: string): DuffelState {
  let count = 0
  const number = () => String((count += 1)).padStart(6, '0')
  return {
    clock,
    currency,
    number,
    newId: (prefix) => `${prefix}_0000A${number()}`,
    offers: [],
    orders: [],
    cancellations: [],
  }
}
