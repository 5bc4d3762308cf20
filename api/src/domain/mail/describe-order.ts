import { formatDate, formatTime, todayInDhaka } from '@jatra/contract/values/dates'
import type { Order } from '@jatra/contract/order/order'
import { nameOf } from '@jatra/contract/order/order-name'
import { formatBdt } from '@jatra/contract/values/money'
import { boughtWith } from '../receipts/bought.ts'
import type { EmailPart, Place, Row } from './email-content.ts'

/** An order in an email's words: the same as its receipt's. */
export interface OrderWords {
  ticket: EmailPart
  /** What was bought. No names: until the payment, the address may be anybody's and the names anything. */
  facts: Row[]
  /** Who travels, for an order that is paid. */
  travelers: Row
  price: EmailPart
  /** The order's own page (decision 015, 'Show More' opens the whole order). */
  href: string
}

/** @param totalLabel of the last line of the price */
export function describeOrder(
  order: Order,
  siteUrl: string,
  totalLabel = 'Total Payable, BDT',
): OrderWords {
  const bought = boughtWith(order)
  const lines = bought.lines.map(({ label, amount }): Row => [label, formatBdt(amount)])
  const people = `${order.travelers} ${order.travelers === 1 ? 'traveller' : 'travellers'}`
  return {
    ticket: { kind: 'product', name: nameOf(order), ends: endsOf(order) },
    facts: [['Booking ID', order.bookingReference], ...bought.facts, ['For', people]],
    travelers: [bought.travelersTitle, bought.travelers.join(', ')],
    price: { kind: 'price', lines, total: [totalLabel, formatBdt(order.price)] },
    href: `${siteUrl}/app/account/bookings/${order.serviceType}/${encodeURIComponent(order._id)}`,
  }
}

/** `20 Nov 2026, 12:05, Dhaka time`. @param instant ISO 8601 */
export function inDhaka(instant: string): string {
  return `${formatDate(todayInDhaka(Date.parse(instant)))}, ${formatTime(instant)}, Dhaka time`
}

/** From where to where a flight's first way leads. */
function endsOf(order: Order): [Place, Place] | null {
  if (order.serviceType !== 'flight') return null
  const { dictionaries, query } = order.productData
  const [leg] = query.legs
  const placeOf = (code: string) => ({ code, city: dictionaries.locations[code]?.city ?? code })
  return leg ? [placeOf(leg.from), placeOf(leg.to)] : null
}
