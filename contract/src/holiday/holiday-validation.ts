import type { HolidayPaymentBody } from './holiday-payment.ts'
import type { HolidayPackage } from './package.ts'
import { validateAmount } from '../payment/payment-limits.ts'
import { readPhone } from '../traveler/phone.ts'
import { DomainError, invalidFields, type FieldMessages } from '../http/problem.ts'
import { type Quote, quoteOwnPrices } from '../order/quote.ts'
import { countPeople, validateRooms, type People, tariffOf, type Rooms } from '../order/rooms.ts'
import type { FieldMessage, Message } from '../messages/message.ts'
import { addDays } from '../values/dates.ts'

/**
 * Validation and errors of holiday packages and reservations, shared by the API and the prototype.
 */

export function unknownPackage(): DomainError {
  return new DomainError('not_found', 'packageUnknown')
}

export function withdrawnPackage(): DomainError {
  return new DomainError('withdrawn', 'packageWithdrawn')
}

/** Places of a day that an unpaid booking of the caller's own keeps. */
export interface OwnPlaces {
  orderId: string
  bookingReference: string
  people: number
}

/**
 * The day is booked out, or the group is too large. Where the caller's own unpaid bookings are the reason, the largest
 * of them is named.
 * @param left places on that day; below 0 where more were sold than there are
 * @param wanted people of the group
 */
export function soldOut(
  left: number,
  travelDate: string,
  { wanted, own }: { wanted: number; own: readonly OwnPlaces[] },
): DomainError {
  const date = travelDate
  const free = Math.max(0, left)
  const kept = own.reduce((sum, { people }) => sum + people, 0)
  const [largest] = own.toSorted((one, other) => other.people - one.people)
  if (largest && left + kept >= wanted) {
    const { orderId, bookingReference: reference, people } = largest
    const params = { reference, people, left: free, date }
    return new DomainError('sold_out', { key: 'dayKeptBy', params }, { orderId })
  }
  const message: Message =
    left < 1
      ? { key: 'dayFull', params: { date } }
      : { key: 'dayNearlyFull', params: { left: free, date } }
  return new DomainError('sold_out', message)
}

/**
 * The first day on which a trip can start: tomorrow at the earliest, since today's departure leaves in the morning.
 * @param today in Asia/Dhaka
 */
export function firstTravelDate(
  { validFrom }: Pick<HolidayPackage, 'validFrom'>,
  today: string,
): string {
  const tomorrow = addDays(today, 1)
  return validFrom > tomorrow ? validFrom : tomorrow
}

/** Whether a package cannot be reserved any more, since its last departure has left. @param today in Asia/Dhaka */
export const isSeasonOver = (
  { validTo }: Pick<HolidayPackage, 'validTo'>,
  today: string,
): boolean => validTo <= today

/** The message for a day on which the trip cannot start, or null. @param today in Asia/Dhaka */
export function validateTravelDate(
  holiday: Pick<HolidayPackage, 'validFrom' | 'validTo'>,
  travelDate: string,
  today: string,
): FieldMessage | null {
  if (travelDate <= today) return 'travelDatePassed'
  if (travelDate < holiday.validFrom || travelDate > holiday.validTo) {
    return { key: 'travelDateOutside', params: { from: holiday.validFrom, to: holiday.validTo } }
  }
  return null
}

/** A reservation that can be paid. */
interface CheckedReservation {
  /** What is to be paid. */
  quote: Quote
  /** With the number as it is stored. */
  contact: HolidayPaymentBody['travelersData']
  people: People
}

/**
 * Checks a reservation against its package, all but the places that are left: date, rooms and people, then the price
 * (decision 038). Without `people` everybody counts as an adult and gets a bed. A
 * number without a country code is one of Bangladesh.
 *
 * @param today in Asia/Dhaka
 *
 * @throws DomainError invalid_input with a field map, or price_changed with the right price
 */
export function checkReservation(
  holiday: HolidayPackage,
  body: Pick<
    HolidayPaymentBody,
    'productData' | 'price' | 'travelers' | 'people' | 'rooms' | 'travelDate' | 'travelersData'
  >,
  today: string,
): CheckedReservation {
  const errors: FieldMessages = {}
  const date = validateTravelDate(holiday, body.travelDate, today)
  if (date) errors['travelDate'] = [date]
  const people = body.people ?? { adults: body.travelers, child: 0, child2: 0, infants: 0 }
  const stay = validateRooms(body.rooms, people)
  if (stay) errors[stay.field] = [stay.message]
  if (body.travelers !== countPeople(people)) {
    errors['travelers'] = ['countTravelers']
  }
  const { number } = body.travelersData
  const phone = readPhone(number)
  if (!phone) errors['travelersData.number'] = [{ key: 'phoneNotCalled', params: { number } }]
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const quote = quoteStay(holiday.price, body.rooms)
  const { total } = quote
  const seen = body.productData?.price ?? holiday.price
  if (body.price !== total || seen !== holiday.price) {
    throw new DomainError(
      'price_changed',
      { key: 'packagePriceChanged', params: { price: total } },
      { price: total },
    )
  }
  const amount = validateAmount(total)
  if (amount) throw invalidFields({ price: [amount] })
  return { quote, people, contact: { ...body.travelersData, number: phone?.number ?? number } }
}

/** What the rooms of a stay cost, to be stored with its order (decisions 038 and 114). */
export function quoteStay(packagePrice: number, rooms: Readonly<Rooms>): Quote {
  const { lines } = tariffOf(packagePrice, rooms)
  return quoteOwnPrices(lines.map(({ room, price, count }) => ({ item: room, price, count })))
}
