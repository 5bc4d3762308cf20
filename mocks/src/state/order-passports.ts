import type { OpenedPassport } from '@jatra/contract/desk/desk-order-endpoints'
import { textDigest } from '@jatra/contract/values/text-digest'
import { isoDate } from '@jatra/contract/traveler/traveler'
import type { PaymentBody } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import type { OrderRecord } from './visitor-state.ts'

/** How many years after the booking a sample passport expires. */
const SAMPLE_YEARS = 5

type Passports = readonly (OpenedPassport | null)[]

/** The passports of a new order as they were typed, by the traveller's position; null where none is kept. */
export function passportsIn(body: PaymentBody, order: Order): Passports {
  if (body.serviceType === 'holidays' || order.serviceType === 'holidays') return []
  const typed = [...body.travelersData]
  return order.travelersData.travelers.map((shown) => {
    const own = typed.findIndex(
      (one) =>
        one.lastName === shown.lastName &&
        (one.passportNumber ?? '').endsWith(shown.maskedPassportNumber?.slice(-3) ?? ''),
    )
    const [traveler] = own < 0 ? [] : typed.splice(own, 1)
    const {
      passportNumber,
      passportExYear: y,
      passportExMonth: m,
      passportExDay: d,
    } = traveler ?? {}
    if (shown.maskedPassportNumber === null || !passportNumber || !y || !m || !d) return null
    const issuedBy = traveler?.passportCountry ?? null
    return { passportNumber, expiryDate: isoDate(y, m, d), issuedBy }
  })
}

/**
 * The passports of an order by the traveller's position. Those of a demo account's earlier orders were never typed: theirs
 * are samples, which end as the order shows them.
 */
export function passportsOf({ order, passports }: OrderRecord): Passports {
  if (passports) return passports
  // Its travellers may be named one by one.
  if (order.serviceType === 'holidays') return []
  return order.travelersData.travelers.map(({ maskedPassportNumber: masked }, index) => {
    if (masked === null) return null
    const digits = String(textDigest(`${order._id} ${String(index)}`)).padStart(20, '7')
    const passportNumber = `B${digits}`.slice(0, masked.length - 3) + masked.slice(-3)
    const year = Number(order.createdAt.slice(0, 4)) + SAMPLE_YEARS
    return { passportNumber, expiryDate: isoDate(year, 6, 30), issuedBy: null }
  })
}
