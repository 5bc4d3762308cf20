import { eq } from 'drizzle-orm'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import { applicationUnknown, whyNotHandOver, type HandedOver } from '@jatra/contract/visa/hand-over'
import { orders, visaOrders } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../bookings/booking-deps.ts'
import { readOrder } from '../payments/get-order.ts'

/**
 * Records that an application was handed to the embassy, after which its refund depends on the embassy (decision 135).
 * Its order is locked, so that of this and a cancellation the first counts. Repeating it gives the same answer.
 * @throws DomainError not_found, forbidden for an application of their own, not_paid, outdated when it is or is being cancelled
 */
export function handOver(deps: EventDeps, orderId: string, staffId: string): Promise<HandedOver> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!row) throw applicationUnknown()
    const order = await readOrder(tx, row)
    if (order.serviceType !== 'visa') throw applicationUnknown()
    assertNotOwnBooking(row, staffId)
    const { bookingReference, handedOverAt: before } = order
    if (before) return { orderId, bookingReference, handedOverAt: before }
    const refused = whyNotHandOver(order)
    if (refused) throw refused
    const handedOverAt = new Date(deps.clock())
    await db
      .update(visaOrders)
      .set({ handedOverAt, handedOverBy: staffId })
      .where(eq(visaOrders.orderId, orderId))
    await recordAudit(tx, { staffId, action: 'visa.handed_over', subject: orderId, details: {} })
    return { orderId, bookingReference, handedOverAt: handedOverAt.toISOString() }
  })
}
