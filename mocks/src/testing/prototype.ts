import { login } from '@jatra/contract/account/auth-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { getOrder } from '@jatra/contract/order/endpoints'
import {
  processPayment,
  type FlightPaymentBody,
  type HolidayPaymentBody,
} from '@jatra/contract/payment/endpoints'
import type { VisaPaymentBody } from '@jatra/contract/visa/visa-payment'
import { createClient, type Client } from '@jatra/contract/http/client'
import type { FlightOffer, FlightSearch } from '@jatra/contract/flight/flight'
import type { SignedIn } from '@jatra/contract/account/user'
import type { Visa } from '@jatra/contract/visa/visa'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { priceOffer } from '@jatra/contract/flight/fare'
import { travelDates } from '@jatra/contract/flight/itinerary'
import { countPeople, startingPeople, startingRooms, tariffOf } from '@jatra/contract/holiday/rooms'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { demoAccounts } from '../accounts.ts'
import { makeTraveler } from '../fixtures/people.ts'
import { REFERENCE_NOW } from '../fixtures/reference.ts'
import { createMockTransport } from '../transport.ts'

const ORIGIN = 'http://jatra.test'

export function prototype() {
  const time = { now: REFERENCE_NOW }
  const waited: number[] = []
  let made = 0
  const transport = createMockTransport({
    clock: () => time.now,
    newId: () => `id-${String((made += 1)).padStart(8, '0')}`,
    wait: (ms) => {
      waited.push(ms)
      return Promise.resolve()
    },
  })
  /** A client of one visitor, with scenarios when given. */
  const as = (visitor: string, scenario?: string): Client =>
    createClient((request) => {
      request.headers.set('x-jatra-visitor', visitor)
      if (scenario !== undefined) request.headers.set('x-jatra-scenario', scenario)
      return transport(request)
    }, ORIGIN)
  const fetchPath = (visitor: string, path: string, form?: Record<string, string>) =>
    transport(
      new Request(new URL(path, ORIGIN), {
        headers: { 'x-jatra-visitor': visitor },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    )
  return { time, waited, as, fetchPath }
}

export const toBangkok = {
  query: { originLocationCode: 'DAC', destinationLocationCode: 'BKK', departureDate: '2026-12-04' },
}

export const logIn = (client: Client, name = 'farhana') => {
  const account = demoAccounts.find(({ userName }) => userName === name)
  return client.call(login, { body: { identifier: name, password: account?.password ?? '' } })
}

function first(found: FlightSearch): FlightOffer {
  const offer = found.flights.data[0]
  if (!offer) throw new Error('no offers')
  return offer
}

export function bodyFor(
  found: FlightSearch,
  me: SignedIn,
  offer = first(found),
): FlightPaymentBody {
  const { departureDate } = travelDates(offer)
  return {
    serviceType: 'flight',
    productData: { searchUid: found.searchUid },
    productId: offer.id,
    price: priceOffer(offer.travelerPricings, found.fareRate).totalPayable,
    travelers: 1,
    travelersData: [makeTraveler({ seed: 'me', travelDate: departureDate, kind: 'ADULT' })],
    deliveryDate: departureDate,
    email: 'me@example.com',
    firstName: 'Farhana',
    paymentType: 'bkash',
    userId: me.user._id,
  }
}

/** A valid reservation of a package; by default for one adult in a single room. */
export function reservationOf(
  holiday: HolidayPackage,
  me: SignedIn,
  over: Partial<HolidayPaymentBody> = {},
): HolidayPaymentBody {
  const { rooms = startingRooms, people = startingPeople } = over
  const { userName: firstName, email } = me.user
  return {
    serviceType: 'holidays',
    productData: { price: holiday.price },
    productId: holiday._id,
    price: tariffOf(holiday.price, rooms).total,
    travelers: countPeople(people),
    people,
    rooms,
    travelDate: '2026-12-12',
    travelersData: { firstName, lastName: 'Akter', email, number: '+880 1911-223344' },
    email,
    firstName,
    paymentType: 'bkash',
    userId: me.user._id,
    ...over,
  }
}

/** A valid visa application; by default of one person who brings the documents, for the visa's first option. */
export function applicationOf(
  visa: Visa,
  me: SignedIn,
  over: Partial<VisaPaymentBody> = {},
): VisaPaymentBody {
  const [plan] = visa.visaList
  if (!plan) throw new Error('no option')
  const {
    passportNumber = '',
    passportExYear = 0,
    passportExMonth = 0,
    passportExDay = 0,
    ...one
  } = makeTraveler({ seed: 'me', travelDate: '2026-11-20', kind: 'ADULT' })
  const passport = { passportNumber, passportExYear, passportExMonth, passportExDay }
  const { deliveryMethod = 'travelerDrop' } = over
  const { travelersData = [{ ...one, ...passport, documents: [] }] } = over
  return {
    serviceType: 'visa',
    productData: { price: plan.price },
    productId: visa._id,
    selectedPlan: { index: 0, name: plan.name },
    price: priceVisa(plan.price, travelersData.length, deliveryMethod).total,
    travelers: travelersData.length,
    travelersData,
    documentsLater: true,
    deliveryMethod,
    email: one.email,
    firstName: one.firstName,
    paymentType: 'bkash',
    userId: me.user._id,
    ...over,
  }
}

export async function book(client: Client) {
  const me = await logIn(client)
  const found = await client.call(searchFlights, toBangkok)
  const body = bodyFor(found, me)
  const options = { token: me.access_token }
  const placed = await client.call(
    processPayment,
    { params: { paymentType: 'bkash' }, body },
    options,
  )
  const order = () =>
    client.call(getOrder, { params: { userId: me.user._id, orderId: placed.orderId } }, options)
  return { me, ...placed, order }
}
