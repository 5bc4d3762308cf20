import { register } from '@jatra/contract/account/auth-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import type { flightPaymentBodySchema } from '@jatra/contract/flight/flight-payment'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import type { FlightSearch } from '@jatra/contract/flight/flight'
import type { SignedIn } from '@jatra/contract/account/user'
import { priceOffer } from '@jatra/contract/flight/fare'
import { travelDates } from '@jatra/contract/flight/itinerary'
import type { z } from 'zod'
import { callEndpoint, type Harness, type Session } from './harness.ts'

export const PASSWORD = 'Secret@123'

let people = 0

/** A new account, and its token. */
export function signUp(session: Session): Promise<SignedIn> {
  people += 1
  const userName = `traveller${String(people)}`
  return callEndpoint(session, register, {
    body: { userName, email: `${userName}@example.com`, password: PASSWORD },
  })
}

type SearchInput = z.input<NonNullable<(typeof searchFlights)['query']>>

/** By default Dhaka to Bangkok for one adult in two weeks. */
export function searchInput(harness: Harness, over: Partial<SearchInput> = {}): SearchInput {
  return {
    originLocationCode: 'DAC',
    destinationLocationCode: 'BKK',
    departureDate: dayAhead(harness, 14),
    adults: 1,
    ...over,
  }
}

export function dayAhead(harness: Harness, days: number): string {
  return addDays(todayInDhaka(harness.now()), days)
}

export function search(
  harness: Harness,
  session: Session,
  over: Partial<SearchInput> = {},
): Promise<FlightSearch> {
  return callEndpoint(session, searchFlights, { query: searchInput(harness, over) })
}

export type PaymentBody = z.input<typeof flightPaymentBodySchema>

export const traveler = {
  title: 'Ms.',
  gender: 'Female',
  firstName: 'Nusrat',
  lastName: 'Jahan',
  birthYear: 1991,
  birthMonth: 4,
  birthDay: 14,
  nationality: 'BD',
  countryNumberCode: '+880',
  mobileNumber: '01712345678',
  email: 'nusrat@example.com',
  passportNumber: 'EB0123456',
  passportExYear: 2034,
  passportExMonth: 5,
  passportExDay: 1,
} satisfies PaymentBody['travelersData'][number]

/** A valid payment for the first offer of a search for adults. */
export function paymentFor(found: FlightSearch, userId: string): PaymentBody {
  const offer = found.flights.data[0]
  if (!offer) throw new Error('the search found no flight')
  return {
    serviceType: 'flight',
    productData: { searchUid: found.searchUid },
    productId: offer.id,
    price: priceOffer(offer).totalPayable,
    travelers: offer.travelerPricings.length,
    travelersData: offer.travelerPricings.map(() => traveler),
    deliveryDate: travelDates(offer).departureDate,
    // Unique per test, because emails to one mailbox are limited.
    email: `n-${userId}@example.com`,
    firstName: traveler.firstName,
    address: 'House 27, Road 5, Dhanmondi, Dhaka 1205',
    paymentType: 'bkash',
    userId,
  }
}

export interface Placed extends SignedIn {
  orderId: string
  url: string
  body: PaymentBody
}

/** Signs up, searches and places an order. */
export async function placeOrder(
  harness: Harness,
  session: Session,
  key?: string,
): Promise<Placed> {
  const me = await signUp(session)
  const body = paymentFor(await search(harness, session), me.user._id)
  const placed = await pay(session, me, body, key)
  return { ...me, ...placed, body }
}

export function pay(
  session: Session,
  me: SignedIn,
  body: PaymentBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  return callEndpoint(
    session,
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}
