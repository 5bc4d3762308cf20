import type { SignedIn } from '@jatra/contract/account/user'
import { priceOffer } from '@jatra/contract/flight/fare'
import type { FlightSearch, PricedOffer } from '@jatra/contract/flight/flight'
import { travelDates } from '@jatra/contract/flight/itinerary'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { countPeople, startingPeople, startingRooms, tariffOf } from '@jatra/contract/order/rooms'
import type { FlightPaymentBody } from '@jatra/contract/flight/flight-payment'
import type { HolidayPaymentBody } from '@jatra/contract/holiday/holiday-payment'
import type { Visa } from '@jatra/contract/visa/visa'
import type { VisaPaymentBody } from '@jatra/contract/visa/visa-payment'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { makeTraveler } from '../fixtures/people.ts'

/** Payments that the API takes, with made-up travellers. */

function first(found: FlightSearch): PricedOffer {
  const offer = found.flights.data[0]
  if (!offer) throw new Error('no offers')
  return offer
}

/** Of the first flight that a search found, for one adult. */
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
    price: priceOffer(offer).totalPayable,
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
  const { travelersData = [{ ...one, ...passport, documents: [], checklist: {} }] } = over
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
