import type { HolidayPaymentBody } from '@jatra/contract/holiday/holiday-payment'
import { destinationCountries } from '@jatra/contract/places/destination-countries'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { assertJourneyOpen } from '@jatra/contract/visa/visa-status'
import {
  checkReservation,
  soldOut,
  unknownPackage,
  type OwnPlaces,
} from '@jatra/contract/holiday/holiday-validation'
import { nextReminder } from '@jatra/contract/holiday/traveler-places'
import { holidayOrders, orders } from '../../db/schema.ts'
import { lockVisaStatuses } from '../visas/read-visa-statuses.ts'
import { lockPackage, toPackage } from '../packages/read-package.ts'
import { findKey, type OrderRequest } from './find-key.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { IdempotencyConflict, storeOrder } from './store-order.ts'
import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import type { Database } from '../../db/types.ts'

/**
 * Checks a holiday's payment against its package and the places that are left, and stores the order. The package is
 * locked until the order is stored, so that the last places are sold once.
 *
 * @returns the order's id
 * @throws DomainError not_found, withdrawn, visa_closed, invalid_input, price_changed, sold_out, too_many_unpaid
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
    const statuses = await lockVisaStatuses(tx, destinationCountries[holiday.package])
    assertJourneyOpen(statuses, holiday.package, todayInDhaka(deps.clock()))
    const reservation = checkReservation(holiday, body, todayInDhaka(deps.clock()))
    const { quote, contact, people } = reservation
    const left = await seatsLeft(tx, row, body.travelDate)
    if (body.travelers > left) {
      const own = await ownPlaces(tx, request.userId, body)
      throw soldOut(left, body.travelDate, { wanted: body.travelers, own })
    }
    const { rooms, travelDate } = body
    const remindOn = nextReminder(
      {
        createdAt: new Date(deps.clock()).toISOString(),
        productData: { package: holiday },
        travelersData: { travelDate },
      },
      null,
    )
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
          remindOn,
        })
      },
    }
  })
}

/**
 * How many more people can start with a package on a day: its seats less those of paid and pending orders. A pending
 * order counts until it is closed, since the gateway may still report a payment. Below 0 where staff have lowered the
 * seats below the number sold.
 */
export async function seatsLeft(
  tx: Database,
  holiday: { id: string; seats: number },
  travelDate: string,
): Promise<number> {
  const [row] = await tx
    .select({
      taken: sum(sql`${orders.travelerCount} - ${holidayOrders.freedSeats}`).mapWith(Number),
    })
    .from(holidayOrders)
    .innerJoin(orders, eq(orders.id, holidayOrders.orderId))
    .where(
      and(
        eq(holidayOrders.packageId, holiday.id),
        eq(holidayOrders.travelDate, travelDate),
        inArray(orders.paymentStatus, ['pending', 'success']),
      ),
    )
  return holiday.seats - (row?.taken ?? 0)
}

/** The places of a day that unpaid orders of an account keep. */
function ownPlaces(
  tx: Database,
  userId: string,
  { productId, travelDate }: { productId: string; travelDate: string },
): Promise<OwnPlaces[]> {
  return tx
    .select({
      orderId: orders.id,
      bookingReference: orders.bookingReference,
      people: orders.travelerCount,
    })
    .from(holidayOrders)
    .innerJoin(orders, eq(orders.id, holidayOrders.orderId))
    .where(
      and(
        eq(holidayOrders.packageId, productId),
        eq(holidayOrders.travelDate, travelDate),
        eq(orders.userId, userId),
        eq(orders.paymentStatus, 'pending'),
      ),
    )
}
