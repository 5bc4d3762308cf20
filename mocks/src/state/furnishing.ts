import type { Order } from '@jatra/contract/order/order'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'

/** What a demo account has before the visitor comes. Shared by all visitors: orders are replaced, never changed. */
export interface Furnishing {
  orders: readonly Order[]
  people: readonly RegularTraveler[]
}
