import { quoteOwnPrices, type Quote } from '../order/quote.ts'
import { tariffOf, type Rooms } from '../order/rooms.ts'

/** What the rooms of a stay cost, to be stored with its order (decisions 038 and 114). */
export function quoteStay(packagePrice: number, rooms: Readonly<Rooms>): Quote {
  const { lines } = tariffOf(packagePrice, rooms)
  return quoteOwnPrices(lines.map(({ room, price, count }) => ({ item: room, price, count })))
}
