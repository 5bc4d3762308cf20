import { goneTravelers } from '@jatra/contract/flight/part-cancellation'
import { stayLeft } from '@jatra/contract/holiday/cancel-holiday'
import { countPeople } from '@jatra/contract/holiday/rooms'
import type { Order } from '@jatra/contract/order/order'
import { nameOf } from '@jatra/contract/order/order-name'
import { dictionariesIn } from '@jatra/contract/places/place-in'
import { boughtWith } from '../receipts/bought.ts'
import type { EmailPart, Place, Row } from './email-content.ts'
import type { Locale } from './locale.ts'

/** The texts about an order in emails, the same as on its receipt. */
interface OrderWords {
  ticket: EmailPart
  /** The product. Without names: until the payment the address may be anybody's and the names anything. */
  facts: Row[]
  /** The travellers of a paid order. */
  travelers: Row
  price: EmailPart
  /** The order's own page (decision 015, 'Show More' opens the whole order). */
  href: string
}

/** @param totalLabel of the last line of the price */
export function describeOrder(
  order: Order,
  locale: Locale,
  totalLabel = locale.words.common.totalPayable,
): OrderWords {
  const { language, bdt } = locale
  const { common } = locale.words
  const left = withWhoIsLeft(order)
  const bought = boughtWith(left, language)
  const lines = bought.lines.map(({ label, amount }): Row => [label, bdt(amount)])
  return {
    ticket: { kind: 'product', name: nameOf(order, language), ends: endsOf(order, locale) },
    facts: [
      [common.bookingId, order.bookingReference],
      ...bought.facts,
      [common.for, common.travelers(left.travelers)],
    ],
    travelers: [bought.travelersTitle, bought.travelers.join(', ')],
    price: { kind: 'price', lines, total: [totalLabel, bdt(order.price)] },
    href: locale.href(
      `/app/account/bookings/${order.serviceType}/${encodeURIComponent(order._id)}`,
    ),
  }
}

/**
 * The order without travellers who were cancelled while others travel: a receipt names them, a later email does not.
 */
function withWhoIsLeft(order: Order): Order {
  if (order.serviceType === 'visa') return order
  if (order.serviceType === 'holidays') {
    const { people } = stayLeft(order)
    return {
      ...order,
      travelers: countPeople(people),
      travelersData: { ...order.travelersData, people },
    }
  }
  const gone = goneTravelers(order)
  const travelers = order.travelersData.travelers.filter(
    ({ travelerId }) => !gone.includes(travelerId),
  )
  return {
    ...order,
    travelers: travelers.length,
    travelersData: { ...order.travelersData, travelers },
  }
}

/** From where to where a flight's first way leads. */
function endsOf(order: Order, { language }: Locale): [Place, Place] | null {
  if (order.serviceType !== 'flight') return null
  const { dictionaries, query } = order.productData
  const { locations } = dictionariesIn(language, dictionaries)
  const [leg] = query.legs
  const placeOf = (code: string) => ({ code, city: locations[code]?.city ?? code })
  return leg ? [placeOf(leg.from), placeOf(leg.to)] : null
}
