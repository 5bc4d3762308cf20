import { departureOf } from '@jatra/contract/flight/airline-change'
import type { FlightOffer } from '@jatra/contract/flight/flight'
import { firstSegment, lastSegment } from '@jatra/contract/flight/itinerary'
import type { GatewayName } from '@jatra/contract/payment/gateways'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import { eq } from 'drizzle-orm'
import {
  flightOrders,
  holidayOrders,
  orders,
  visaOrders,
  type FlightOrderRow,
  type OrderRow,
  type PaymentAttemptRow,
  type VisaOrderRow,
} from '../../db/schema.ts'
import type { FlightProduct, PaymentRequest } from '../../providers/payments/gateway.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** The longest name that SSLCommerz v4 accepts, in characters. */
const MAX_PRODUCT_NAME = 255
const MAX_CUSTOMER_NAME = 50
const categories: Record<OrderRow['serviceType'], PaymentRequest['product']['category']> = {
  flight: 'flight',
  holidays: 'holiday',
  visa: 'visa',
}
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** From stored data, so that a retry after a crash requests the same payment. */
export async function describePayment(
  deps: Pick<PaymentDeps, 'db' | 'publicUrl'>,
  attempt: PaymentAttemptRow,
): Promise<PaymentRequest> {
  const [row] = await deps.db
    .select({
      order: orders,
      flight: flightOrders,
      holiday: holidayOrders.package,
      visa: visaOrders,
    })
    .from(orders)
    .leftJoin(flightOrders, eq(flightOrders.orderId, orders.id))
    .leftJoin(holidayOrders, eq(holidayOrders.orderId, orders.id))
    .leftJoin(visaOrders, eq(visaOrders.orderId, orders.id))
    .where(eq(orders.id, attempt.orderId))
  if (!row) throw new Error(`order ${attempt.orderId} is not there`)
  const { order, flight, holiday, visa } = row
  const name = holiday?.name ?? (visa ? visaName(visa) : flightName(flight?.offer ?? null))
  const back = `${deps.publicUrl}/api/payment/return/${attempt.tranId}`
  return {
    tranId: attempt.tranId,
    amount: attempt.amount,
    currency: 'BDT',
    paymentType: attempt.paymentType,
    product: {
      name: cut(name, MAX_PRODUCT_NAME),
      category: categories[order.serviceType],
      quantity: order.travelerCount,
      ...(flight && { flight: describeFlight(flight, order, attempt.createdAt) }),
    },
    customer: {
      name: cut(order.contactName, MAX_CUSTOMER_NAME),
      email: order.contactEmail,
      phone: order.contactPhone,
      address: order.contactAddress ?? 'Dhaka',
    },
    urls: {
      success: back,
      fail: back,
      cancel: back,
      ipn: deps.publicUrl + noticePathOf(attempt.gateway),
    },
  }
}

/** SSLCommerz requires an address, which other shops also set to a constant. */
const noticePathOf = (gateway: GatewayName) =>
  gateway === 'sslcommerz' ? '/api/payment/ipn' : `/api/payment/notify/${gateway}`

/** `Thailand e-Visa: Single entry`. */
function visaName({ visa, selectedPlan }: VisaOrderRow): string {
  return `${visa.name}: ${selectedPlan.name}`
}

/** `Flight DAC to CXB`. */
function flightName(offer: FlightOffer | null): string {
  const first = offer?.itineraries[0]
  if (!first) return 'Flight'
  return `Flight ${firstSegment(first).departure.iataCode} to ${lastSegment(first).arrival.iataCode}`
}

/** The text within a number of UTF-16 units, without cutting through a grapheme. */
function cut(text: string, max: number): string {
  let kept = ''
  for (const { segment } of characters.segment(text)) {
    if (kept.length + segment.length > max) break
    kept += segment
  }
  return kept
}

const types = { oneWay: 'Oneway', roundTrip: 'Return', multiCity: 'Multistop' } as const

/** Hours are counted from the attempt, so that a retry requests the same. */
function describeFlight(
  { offer: { itineraries }, query }: FlightOrderRow,
  { bookingReference }: OrderRow,
  createdAt: Date,
): FlightProduct {
  const hours = (departureOf(itineraries) - createdAt.getTime()) / HOUR_MS
  return {
    hoursTillDeparture: Math.max(0, Math.floor(hours)),
    type: types[query.tripType],
    reference: bookingReference,
    journey: itineraries
      .map((one) => `${firstSegment(one).departure.iataCode}-${lastSegment(one).arrival.iataCode}`)
      .join(' '),
  }
}
