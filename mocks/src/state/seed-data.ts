import type { Order } from '@jatra/contract/order/order'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'

/** Initial data of a demo account. Shared by all visitors: orders are replaced, never changed in place. */
export interface SeedData {
  orders: readonly Order[]
  people: readonly RegularTraveler[]
}
