import { eq } from 'drizzle-orm'
import { endingCancellation, openCancellation } from '@jatra/contract/order/own-cancellations'
import { orders, visaOrders } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../bookings/booking-deps.ts'
import { readCancellations } from '../cancellations/read-cancellations.ts'

type HandedOver = 'handed_over' | 'unknown' | 'not_paid' | 'cancelled' | 'before'

/**
 * Keeps that an application went to the embassy, which decides what comes back of it from then on (decision 135). Its
 * order is locked, so of this and its traveller's cancellation the first holds.
 * @param reference as it is stored, `K7M2-9QXD`
 * @returns what it was; `before`: it had been handed over already
 */
export function handOver(deps: EventDeps, reference: string, staffId: string): Promise<HandedOver> {
  return deps.db.transaction(async (db) => {
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.bookingReference, reference))
      .for('update')
    if (order?.serviceType !== 'visa') return 'unknown'
    if (order.paymentStatus !== 'success') return 'not_paid'
    const own = (await readCancellations(db, [order.id])).get(order.id) ?? []
    if (openCancellation(own) ?? endingCancellation(own)) return 'cancelled'
    const ofOrder = eq(visaOrders.orderId, order.id)
    const [application] = await db.select().from(visaOrders).where(ofOrder)
    if (application?.handedOverAt) return 'before'
    const handedOverAt = new Date(deps.clock())
    await db.update(visaOrders).set({ handedOverAt, handedOverBy: staffId }).where(ofOrder)
    await recordAudit(
      { ...deps, db },
      { staffId, action: 'visa.handed_over', subject: order.id, details: {} },
    )
    return 'handed_over'
  })
}
