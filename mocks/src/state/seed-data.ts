import type { JatraAirScenario } from '@jatra/contract/flight/jatra-air'
import type { Order } from '@jatra/contract/whole-order/order'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'

/** An order of before, with what happened to it at its airline when it is a flight. */
export interface EarlierOrder {
  order: Order
  airline: JatraAirScenario | null
}

/** Initial data of a demo account. Shared by all visitors: orders are replaced, never changed in place. */
export interface SeedData {
  orders: readonly EarlierOrder[]
  people: readonly RegularTraveler[]
}
