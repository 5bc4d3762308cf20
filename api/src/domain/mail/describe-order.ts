import type { Order } from '@jatra/contract/whole-order/order'
import { nameOf, orderPath } from '@jatra/contract/whole-order/order-name'
import { withWhoIsLeft } from '@jatra/contract/whole-order/who-travels'
import { dictionariesIn } from '@jatra/contract/whole-order/place-in'
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
  /** The order's own page (docs/specification.md, One booking). */
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
  // A receipt names everybody who was bought for, a later email those who are left.
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
    href: locale.href(orderPath(order)),
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
