import { and, eq } from 'drizzle-orm'
import type { HolidayTraveler } from '@jatra/contract/holiday/holiday-order'
import {
  checkHolidayTraveler,
  type HolidayTravelerBody,
} from '@jatra/contract/holiday/holiday-traveler'
import { placesToName } from '@jatra/contract/holiday/traveler-places'
import { bookingUnknown } from '@jatra/contract/order/order-errors'
import { orderPassports, orderTravelers } from '../../db/schema.ts'
import { passportOf } from '../checkout/store-travelers.ts'
import type { LimitDeps } from '../limits.ts'
import { planPassportErasure } from '../orders/passport-erasure.ts'
import { storeNameWords } from '../orders/store-name-words.ts'
import { lockHoliday } from './lock-holiday.ts'

/**
 * Stores who travels in a place of a holiday, instead of who was named before.
 * @throws DomainError not_found, for another account's order too; outdated, invalid_input
 */
export function nameTraveler(
  deps: Pick<LimitDeps, 'db' | 'clock' | 'log'>,
  { userId, orderId, position }: { userId: string; orderId: string; position: number },
  body: HolidayTravelerBody,
): Promise<{ traveler: HolidayTraveler; missing: number[] }> {
  return deps.db.transaction(async (db) => {
    const found = await lockHoliday({ ...deps, db }, orderId, userId)
    if (!found) throw bookingUnknown()
    const { order } = found
    const { shown, traveler } = checkHolidayTraveler(order, position, body, deps.clock())
    const here = { orderId, position }
    const { position: _position, ...columns } = shown
    const row = { ...columns, travelerId: null, travelerType: null, address: null }
    await db
      .insert(orderTravelers)
      .values({ ...here, ...row })
      .onConflictDoUpdate({ target: [orderTravelers.orderId, orderTravelers.position], set: row })
    await db
      .delete(orderPassports)
      .where(and(eq(orderPassports.orderId, orderId), eq(orderPassports.position, position)))
    const passport = traveler && passportOf(traveler)
    if (passport) {
      await db.insert(orderPassports).values({ ...here, ...passport })
      await planPassportErasure(db, orderId)
    }
    await storeNameWords(db, orderId)
    const missing = placesToName(order).map((place) => place.position)
    return { traveler: shown, missing: missing.filter((one) => one !== position) }
  })
}
