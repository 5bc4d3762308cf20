import type { HolidayPaymentBody } from '../payment/endpoints.ts'
import { formatDate } from '../values/dates.ts'
import type { HolidayPackage } from './package.ts'
import { formatBdt } from '../values/money.ts'
import { refuseAmount } from '../payment/payment-limits.ts'
import { readPhone } from '../values/phone.ts'
import { Refusal, type FieldErrors } from '../http/problem.ts'
import { countPeople, refuseStay, tariffOf, type People } from './rooms.ts'

/**
 * Why a package or its reservation is refused, in the one set of words that the API and the prototype use.
 */

export function unknownPackage(): Refusal {
  return new Refusal('not_found', 'We do not know this package.')
}

export function withdrawnPackage(): Refusal {
  return new Refusal('withdrawn', 'This package is no longer offered.')
}

/** Somebody else was faster, or the group is too large. @param left places on that day, 0 and more */
export function soldOut(left: number, travelDate: string): Refusal {
  const day = formatDate(travelDate)
  const message =
    left < 1
      ? `No places are left on ${day}. Please choose another date.`
      : `Only ${left} ${left === 1 ? 'place is' : 'places are'} left on ${day}. Please choose another date or travel with fewer.`
  return new Refusal('sold_out', message)
}

/** Why nobody can start on this day, or null. @param today in Asia/Dhaka (decision 018) */
export function refuseTravelDate(
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
  /** What is to be paid, integer BDT. */
  total: number
  /** With the number as it is stored. */
  contact: HolidayPaymentBody['travelersData']
  people: People
}

/**
 * Checks a reservation against its package, all but the places that are left: date, rooms and people (decision 038),
 * then the price (decisions 013 and 038). Without `people` everybody counts as an adult: nobody is left without a bed.
 *
 * @param today in Asia/Dhaka
 * A number without a country code is one of Bangladesh.
 *
 * @throws Refusal invalid_input with a field map, or price_changed with the right price
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
  const date = refuseTravelDate(holiday, body.travelDate, today)
  if (date) errors['travelDate'] = [date]
  const people = body.people ?? { adults: body.travelers, child: 0, child2: 0, infants: 0 }
  const stay = refuseStay(body.rooms, people)
  if (stay) errors[stay.field] = [stay.message]
  if (body.travelers !== countPeople(people)) {
    errors['travelers'] = ['Count everybody who travels']
  }
  const { number } = body.travelersData
  const phone = readPhone(number)
  if (!phone) errors['travelersData.number'] = [`${number} cannot be called. Check the digits`]
  refuseFields(errors)
  const { total } = tariffOf(holiday.price, body.rooms)
  const seen = body.productData?.price ?? holiday.price
  if (body.price !== total || seen !== holiday.price) {
    const message = `The price of this package is ${formatBdt(total)} for your rooms. Nothing has been charged.`
    throw new Refusal('price_changed', message, { price: total })
  }
  const amount = refuseAmount(total)
  if (amount) refuseFields({ price: [amount] })
  return { total, people, contact: { ...body.travelersData, number: phone?.number ?? number } }
}

function refuseFields(errors: FieldErrors): void {
  const first = Object.values(errors)[0]?.[0]
  if (first) throw new Refusal('invalid_input', first, { errors })
}
