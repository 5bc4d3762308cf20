import { addDays, formatDate, formatTime, todayInDhaka } from '@jatra/contract/dates'
import type { FlightOrder } from '@jatra/contract/entities/flight-order'
import type { HolidayOrder } from '@jatra/contract/entities/holiday-order'
import type { Order } from '@jatra/contract/entities/order'
import type { VisaOrder } from '@jatra/contract/entities/visa-order'
import { priceOffer } from '@jatra/contract/fare'
import { firstSegment, lastSegment } from '@jatra/contract/itinerary'
import { formatBdt } from '@jatra/contract/money'
import { tariffOf } from '@jatra/contract/rooms'
import { priceVisa } from '@jatra/contract/visa-price'
import type { LetterPart, Place, Row } from './letter-content.ts'

/** An order in a letter's words. */
export interface OrderWords {
  /** `Flight Dhaka to Cox's Bazar`. */
  product: string
  ticket: LetterPart
  /** What was bought. Nothing that the buyer typed: before the payment, the address may be anybody's. */
  facts: Row[]
  price: LetterPart
  /** The order's own page (D17). */
  href: string
}

/** @param totalLabel of the last line of the price */
export function describeOrder(
  order: Order,
  siteUrl: string,
  totalLabel = 'Total Payable, BDT',
): OrderWords {
  const { product, ends = null, facts, lines } = describe(order)
  const people = `${order.travelers} ${order.travelers === 1 ? 'traveller' : 'travellers'}`
  return {
    product,
    ticket: { kind: 'product', name: product, ends },
    facts: [['Booking ID', order._id], ...facts, ['For', people]],
    price: { kind: 'price', lines, total: [totalLabel, formatBdt(order.price)] },
    href: `${siteUrl}/app/account/bookings/${order.serviceType}/${encodeURIComponent(order._id)}`,
  }
}

/** `20 Nov 2026, 12:05, Dhaka time`. @param instant ISO 8601 */
export function inDhaka(instant: string): string {
  return `${formatDate(todayInDhaka(Date.parse(instant)))}, ${formatTime(instant)}, Dhaka time`
}

interface Described {
  product: string
  ends?: [Place, Place]
  facts: Row[]
  lines: Row[]
}

function describe(order: Order): Described {
  switch (order.serviceType) {
    case 'flight':
      return describeFlight(order)
    case 'holidays':
      return describeHoliday(order)
    case 'visa':
      return describeVisa(order)
  }
}

function describeFlight({ productData }: FlightOrder): Described {
  const { offer, dictionaries, query, fareRate } = productData
  const placeOf = (code: string) => ({ code, city: dictionaries.locations[code]?.city ?? code })
  const price = priceOffer(offer.travelerPricings, fareRate)
  const [leg] = query.legs
  const ends = leg && ([placeOf(leg.from), placeOf(leg.to)] as [Place, Place])
  return {
    product: ends ? `Flight ${ends[0].city} to ${ends[1].city}` : 'Flight',
    ...(ends && { ends }),
    facts: offer.itineraries.map((itinerary): Row => {
      const { departure, carrierCode, number } = firstSegment(itinerary)
      const { arrival } = lastSegment(itinerary)
      const day = `${formatDate(departure.at)}, ${departure.at.slice(11, 16)}`
      return [`${departure.iataCode} - ${arrival.iataCode}`, `${day}, ${carrierCode} ${number}`]
    }),
    lines: [
      ['Flight Fee', formatBdt(price.flightFee)],
      ['Tax', formatBdt(price.tax)],
      ['Discount', `-${formatBdt(price.discount)}`],
    ],
  }
}

const roomNames = {
  singleRoom: 'Single room',
  doubleRoom: 'Double room',
  twinRoom: 'Twin room',
  tripleRoom: 'Triple room',
} as const

function describeHoliday({ productData, travelersData }: HolidayOrder): Described {
  const holiday = productData.package
  const { travelDate, rooms } = travelersData
  const booked = tariffOf(holiday.price, rooms).lines.filter(({ count }) => count > 0)
  return {
    product: holiday.name,
    facts: [
      ['Where', holiday.destination],
      ['Travel date', formatDate(travelDate)],
      ['Back on', formatDate(addDays(travelDate, holiday.duration - 1))],
    ],
    lines: booked.map(({ room, count, total }) => [
      `${roomNames[room]} × ${count}`,
      formatBdt(total),
    ]),
  }
}

function describeVisa({ productData, travelersData, travelers }: VisaOrder): Described {
  const { selectedPlan, deliveryMethod } = travelersData
  const price = priceVisa(selectedPlan.price, travelers, deliveryMethod)
  return {
    product: productData.visa.name,
    facts: [
      ['Option', selectedPlan.name],
      ['Validity', days(selectedPlan.validity)],
      ['Stay', days(selectedPlan.stayPeriod)],
    ],
    lines: [
      [`Visa Fee × ${travelers}`, formatBdt(price.visaFee)],
      [`Processing Fee × ${travelers}`, formatBdt(price.processingFee)],
      ...(price.pickUpCharge ? [['Pick Up Charge', formatBdt(price.pickUpCharge)] as const] : []),
    ],
  }
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
