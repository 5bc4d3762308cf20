import type { HolidayPaymentBody } from '../payment/endpoints.ts'
import { formatDate } from '../values/dates.ts'
import type { HolidayPackage } from './package.ts'
import { formatBdt } from '../values/money.ts'
import { validateAmount } from '../payment/payment-limits.ts'
import { readPhone } from '../values/phone.ts'
import { DomainError, type FieldErrors } from '../http/problem.ts'
import type { Quote } from '../order/quote.ts'
import { countPeople, validateRooms, type People } from './rooms.ts'
import { quoteStay } from './stay-quote.ts'

/**
 * Validation and errors of holiday packages and reservations, shared by the API and the prototype.
 */

export function unknownPackage(): DomainError {
  return new DomainError('not_found', 'We do not know this package.')
}

export function withdrawnPackage(): DomainError {
  return new DomainError('withdrawn', 'This package is no longer offered.')
}

/** The day is booked out, or the group is too large. @param left places on that day, 0 and more */
export function soldOut(left: number, travelDate: string): DomainError {
  const day = formatDate(travelDate)
  const message =
    left < 1
      ? `No places are left on ${day}. Please choose another date.`
      : `Only ${left} ${left === 1 ? 'place is' : 'places are'} left on ${day}. Please choose another date or travel with fewer.`
  return new DomainError('sold_out', message)
}

/** The message for a day on which the trip cannot start, or null. @param today in Asia/Dhaka (decision 018) */
export function validateTravelDate(
  holiday: Pick<HolidayPackage, 'validFrom' | 'validTo'>,
  travelDate: string,
  today: string,
): string | null {
  if (travelDate < today) return 'Choose a travel date from today on'
  if (travelDate < holiday.validFrom || travelDate > holiday.validTo) {
    return `Choose a travel date from ${formatDate(holiday.validFrom)} to ${formatDate(holiday.validTo)}`
  }
  return null
}

/** A reservation that can be paid. */
export interface CheckedReservation {
  /** What is to be paid. */
  quote: Quote
  /** With the number as it is stored. */
  contact: HolidayPaymentBody['travelersData']
  people: People
}

/**
 * Checks a reservation against its package, all but the places that are left: date, rooms and people (decision 038),
 * then the price (decisions 013 and 038). Without `people` everybody counts as an adult and gets a bed.
 *
 * @param today in Asia/Dhaka
 * A number without a country code is one of Bangladesh.
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
  const errors: FieldErrors = {}
  const date = validateTravelDate(holiday, body.travelDate, today)
  if (date) errors['travelDate'] = [date]
  const people = body.people ?? { adults: body.travelers, child: 0, child2: 0, infants: 0 }
  const stay = validateRooms(body.rooms, people)
  if (stay) errors[stay.field] = [stay.message]
  if (body.travelers !== countPeople(people)) {
    errors['travelers'] = ['Count everybody who travels']
  }
  const { number } = body.travelersData
  const phone = readPhone(number)
  if (!phone) errors['travelersData.number'] = [`${number} cannot be called. Check the digits`]
  assertNoFieldErrors(errors)
  const quote = quoteStay(holiday.price, body.rooms)
  const { total } = quote
  const seen = body.productData?.price ?? holiday.price
  if (body.price !== total || seen !== holiday.price) {
    const message = `The price of this package is ${formatBdt(total)} for your rooms. Nothing has been charged.`
    throw new DomainError('price_changed', message, { price: total })
  }
  const amount = validateAmount(total)
  if (amount) assertNoFieldErrors({ price: [amount] })
  return { quote, people, contact: { ...body.travelersData, number: phone?.number ?? number } }
}

function assertNoFieldErrors(errors: FieldErrors): void {
  const first = Object.values(errors)[0]?.[0]
  if (first) throw new DomainError('invalid_input', first, { errors })
}
