import { register } from '@jatra/contract/account/auth-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { processPayment, type flightPaymentBodySchema } from '@jatra/contract/payment/endpoints'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import type { FlightSearch } from '@jatra/contract/flight/flight'
import type { SignedIn } from '@jatra/contract/account/user'
import { priceOffer } from '@jatra/contract/flight/fare'
import { travelDates } from '@jatra/contract/flight/itinerary'
import type { z } from 'zod'
import { tell, type Side, type Stage } from './stage.ts'

export const PASSWORD = 'Secret@123'

let people = 0

/** A new account, and its token. */
export function signUp(stage: Stage): Promise<SignedIn> {
  people += 1
  const userName = `traveller${String(people)}`
  return tell(stage, register, {
    body: { userName, email: `${userName}@example.com`, password: PASSWORD },
  })
}

type SearchInput = z.input<NonNullable<(typeof searchFlights)['query']>>

/** Dhaka to Bangkok for one adult in two weeks, unless told otherwise. */
export function searchInput(side: Side, over: Partial<SearchInput> = {}): SearchInput {
  return {
    originLocationCode: 'DAC',
    destinationLocationCode: 'BKK',
    departureDate: dayAhead(side, 14),
    adults: 1,
    ...over,
  }
}

export function dayAhead(side: Side, days: number): string {
  return addDays(todayInDhaka(side.now()), days)
}

export function search(
  side: Side,
  stage: Stage,
  over: Partial<SearchInput> = {},
): Promise<FlightSearch> {
  return tell(stage, searchFlights, { query: searchInput(side, over) })
}

export type PaymentBody = z.input<typeof flightPaymentBodySchema>

const traveler: PaymentBody['travelersData'][number] = {
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
}

/** A right payment for the first offer of a search for adults. */
export function paymentFor(found: FlightSearch, userId: string): PaymentBody {
  const offer = found.flights.data[0]
  if (!offer) throw new Error('the search found no flight')
  return {
    serviceType: 'flight',
    productData: { searchUid: found.searchUid },
    productId: offer.id,
    price: priceOffer(offer.travelerPricings, found.fareRate).totalPayable,
    travelers: offer.travelerPricings.length,
    travelersData: offer.travelerPricings.map(() => traveler),
    deliveryDate: travelDates(offer).departureDate,
    // Everybody's own: emails to one mailbox are limited.
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
export async function placeOrder(side: Side, stage: Stage, key?: string): Promise<Placed> {
  const me = await signUp(stage)
  const body = paymentFor(await search(side, stage), me.user._id)
  const placed = await pay(stage, me, body, key)
  return { ...me, ...placed, body }
}

export function pay(
  stage: Stage,
  me: SignedIn,
  body: PaymentBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  return tell(
    stage,
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}
