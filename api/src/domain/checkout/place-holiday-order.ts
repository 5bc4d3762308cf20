import type { HolidayPaymentBody } from '@jatra/contract/holiday/holiday-payment'
import { todayInDhaka } from '@jatra/contract/values/dates'
import {
  checkReservation,
  soldOut,
  unknownPackage,
} from '@jatra/contract/holiday/holiday-validation'
import { holidayOrders } from '../../db/schema.ts'
import { lockPackage, toPackage } from '../packages/read-package.ts'
import { findKey, type OrderRequest } from './find-key.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { ownPlaces, seatsLeft } from './seats-left.ts'
import { IdempotencyConflict, storeOrder } from './store-order.ts'

/**
 * Checks a holiday's payment against its package and the places that are left, and stores the order. The package is
 * locked until the order is stored, so that the last places are sold once.
 *
 * @returns the order's id
 * @throws DomainError not_found, withdrawn, invalid_input, price_changed, sold_out, too_many_unpaid
 */
export function placeHolidayOrder(
  deps: PaymentDeps,
  request: OrderRequest,
  body: HolidayPaymentBody,
): Promise<string> {
  return storeOrder(deps, request, body.paymentType, async (tx) => {
    const row = await lockPackage(tx, body.productId)
    // A concurrent identical request may have taken the last places while this one waited for the package.
    if (await findKey(tx, request)) throw new IdempotencyConflict()
    const holiday = toPackage(row, deps.log)
    if (!holiday) throw unknownPackage()
    const reservation = checkReservation(holiday, body, todayInDhaka(deps.clock()))
    const { quote, contact, people } = reservation
    const left = await seatsLeft(tx, row, body.travelDate)
    if (body.travelers > left) {
      const own = await ownPlaces(tx, request.userId, body)
      throw soldOut(left, body.travelDate, { wanted: body.travelers, own })
    }
    const { rooms, travelDate } = body
    return {
      serviceType: 'holidays',
      quote,
      travelerCount: body.travelers,
      contact: { name: body.firstName, email: body.email, phone: contact.number, address: null },
      async addDetails(tx, orderId) {
        await tx.insert(holidayOrders).values({
          orderId,
          travelDate,
          rooms,
          people,
          contact,
          packageId: row.id,
          package: holiday,
        })
      },
    }
  })
}
