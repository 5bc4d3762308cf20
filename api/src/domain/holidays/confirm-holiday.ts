import { eq } from 'drizzle-orm'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import {
  holidayUnknown,
  isNewConfirmation,
  type ConfirmedHoliday,
} from '@jatra/contract/holiday/confirm-holiday'
import type { HolidayReferences } from '@jatra/contract/holiday/holiday-references'
import { holidayOrders } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { lockHoliday } from './lock-holiday.ts'

/**
 * Records that hotels, guide and flights of a holiday are confirmed, and emails its traveller the voucher.
 * @throws DomainError not_found, forbidden for a booking of their own, not_paid, outdated, invalid_input
 */
export function confirmHoliday(
  deps: EventDeps,
  orderId: string,
  staffId: string,
  references: HolidayReferences,
): Promise<ConfirmedHoliday> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const found = await lockHoliday(tx, orderId)
    if (!found) throw holidayUnknown()
    const { row, order } = found
    assertNotOwnBooking(row, staffId)
    const { bookingReference } = order
    const now = new Date(deps.clock())
    if (!isNewConfirmation(order, references, now.getTime())) {
      const confirmedAt = order.confirmation?.at ?? now.toISOString()
      return { orderId, bookingReference, confirmedAt }
    }
    await db
      .update(holidayOrders)
      .set({ confirmedAt: now, confirmedBy: staffId, confirmedAs: references })
      .where(eq(holidayOrders.orderId, orderId))
    await recordAudit(tx, {
      ...{ staffId, action: 'holiday.confirmed', subject: orderId },
      details: { ...references },
    })
    const { userId, contactEmail: to } = row
    const payload = { userId, orderId }
    await enqueueEmail(tx, { kind: 'holiday_confirmed', of: orderId, to, payload })
    return { orderId, bookingReference, confirmedAt: now.toISOString() }
  })
}
