import type { HolidayPaymentBody } from '@jatra/contract/holiday/holiday-payment'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import { checkReservation, soldOut } from '@jatra/contract/holiday/holiday-validation'
import { assertJourneyOpen } from '@jatra/contract/visa/visa-status'
import type { RequestContext } from '../answer.ts'
import { placeHolidayOrder } from '../fixtures/holiday-orders.ts'
import type { OrderToPlace } from '../fixtures/orders.ts'
import { bringUpToDate } from '../state/orders.ts'
import { visaStatusesOf } from '../state/visa-statuses.ts'
import { keepPackage, ownPlaces, packageIn, raisePackage, seatsTaken } from '../state/packages.ts'

/**
 * Checks the payment of a package and makes its order.
 * @throws DomainError as the contract's processPayment lists them
 */
export function buyHoliday(
  { visitor, rules, now }: RequestContext,
  body: HolidayPaymentBody,
  placed: OrderToPlace,
): HolidayOrder {
  const { productId, travelDate, rooms, travelers } = body
  if (rules.withdraws) keepPackage(visitor, packageIn(visitor, productId)._id, null)
  if (rules.priceRisePercent) raisePackage(visitor, productId, rules.priceRisePercent)
  const holiday = packageIn(visitor, productId)
  assertJourneyOpen(visaStatusesOf(visitor, rules), holiday.package, todayInDhaka(now))
  const { contact: address, people } = checkReservation(holiday, body, todayInDhaka(now))
  // What was not paid in time has given its places back.
  bringUpToDate(visitor, now)
  const left = rules.soldOut ? 0 : holiday.seats - seatsTaken(visitor, productId, travelDate)
  if (travelers > left) {
    const own = rules.soldOut ? [] : ownPlaces(visitor, body)
    throw soldOut(left, travelDate, { wanted: travelers, own })
  }
  return placeHolidayOrder({ ...placed, holiday, travelDate, people, rooms, address })
}
