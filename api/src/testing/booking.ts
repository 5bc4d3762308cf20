import type { z } from 'zod'
import { register } from '@jatra/contract/account/auth-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import type { flightPaymentBodySchema } from '@jatra/contract/flight/flight-payment'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { Client } from '@jatra/contract/http/client'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { Order } from '@jatra/contract/whole-order/order'
import type { FlightSearch } from '@jatra/contract/flight/flight'
import { priceOffer } from '@jatra/contract/flight/fare'
import type { FlightSupplier } from '../providers/flights/flight-supplier.ts'
import { stubFlights } from './stub-flights.ts'

export type PaymentBody = z.input<typeof flightPaymentBodySchema>

/** A signed-in user. */
export interface Visitor {
  token: string
  userId: string
}

/** Of everybody who signs up here. */
export const PASSWORD = 'Secret1!'

export async function signUp(client: Client, userName = 'rahima'): Promise<Visitor> {
  const { access_token, user } = await client.call(register, {
    body: { userName, email: `${userName}@example.com`, password: PASSWORD },
  })
  return { token: access_token, userId: user._id }
}

export function search(
  client: Client,
  over: Record<string, number | string> = {},
): Promise<FlightSearch> {
  return client.call(searchFlights, {
    query: {
      originLocationCode: 'DAC',
      destinationLocationCode: 'CXB',
      departureDate: '2026-12-01',
      ...over,
    },
  })
}

/** The stub's offers, between airports that are all in Bangladesh. */
export function domesticFlights(): FlightSupplier {
  const flights = stubFlights()
  const place = (city: string) => ({ name: city, city, country: 'Bangladesh', countryCode: 'BD' })
  return {
    ...flights,
    async search(query, options) {
      const found = await flights.search(query, options)
      const locations = { DAC: place('Dhaka'), CXB: place("Cox's Bazar") }
      return { ...found, dictionaries: { ...found.dictionaries, locations } }
    },
  }
}

type TravelerInput = PaymentBody['travelersData'][number]

/** An adult with a passport, unless changed. */
export function traveler(changes: Partial<TravelerInput> = {}): TravelerInput {
  return {
    title: 'Ms.',
    gender: 'Female',
    firstName: 'Rahima',
    lastName: 'Khatun',
    birthYear: 1990,
    birthMonth: 2,
    birthDay: 3,
    nationality: 'BD',
    countryNumberCode: '+880',
    mobileNumber: '01712345678',
    email: 'rahima@example.com',
    passportNumber: 'EB0123456',
    passportExYear: 2031,
    passportExMonth: 5,
    passportExDay: 6,
    ...changes,
  }
}

/** What the app sends for the search's first offer. */
export function paymentBody(
  found: FlightSearch,
  userId: string,
  changes: Partial<PaymentBody> = {},
): PaymentBody {
  const offer = found.flights.data[0]
  if (!offer) throw new Error('the search found nothing')
  return {
    serviceType: 'flight',
    productData: { searchUid: found.searchUid },
    productId: offer.id,
    price: priceOffer(offer).totalPayable,
    travelers: offer.travelerPricings.length,
    travelersData: offer.travelerPricings.map((_, at) =>
      traveler(
        at > 0 ? { firstName: `Rahim ${'I'.repeat(at)}`, passportNumber: `EB012345${at}` } : {},
      ),
    ),
    deliveryDate: '2026-12-01',
    email: 'rahima@example.com',
    firstName: 'Rahima',
    paymentType: 'bkash',
    userId,
    ...changes,
  }
}

export function pay(
  client: Client,
  visitor: Visitor,
  body: PaymentBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  const { paymentType } = body
  return client.call(
    processPayment,
    { params: { paymentType }, body },
    { token: visitor.token, idempotencyKey },
  )
}

export async function readOrder(
  client: Client,
  visitor: Visitor,
  orderId: string,
): Promise<FlightOrder> {
  const order = await readAnyOrder(client, visitor, orderId)
  if (order.serviceType !== 'flight') throw new Error(`${orderId} is no flight`)
  return order
}

export function readAnyOrder(client: Client, visitor: Visitor, orderId: string): Promise<Order> {
  const { token, userId } = visitor
  return client.call(getOrder, { params: { userId, orderId } }, { token })
}

/** Signs up, searches and starts to pay. */
export async function placeOrder(
  client: Client,
  userName = 'rahima',
  changes: Partial<PaymentBody> = {},
  adults = 1,
) {
  const visitor = await signUp(client, userName)
  const found = await search(client, { adults })
  const body = paymentBody(found, visitor.userId, changes)
  const { url, orderId } = await pay(client, visitor, body, 'key-1')
  const order = await readOrder(client, visitor, orderId)
  const tranId = order.payments[0]?.tranId ?? ''
  return { visitor, found, body, url, orderId, order, tranId }
}
