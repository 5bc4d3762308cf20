import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { flightBookings } from '../../db/schema.ts'
import { SupplierError, type SupplierNotice } from '../../providers/flights/flight-supplier.ts'
import type { BookingDeps } from './booking-deps.ts'

/**
 * A supplier's webhook. Its signature is checked, and then it only triggers a poll of that order; its content is not
 * trusted. A repeated or reordered webhook is one more poll.
 *
 * @param rawBody byte for byte, because it is signed
 * @returns false when it is not from the supplier
 */
export async function receiveSupplierNotice(
  deps: BookingDeps,
  rawBody: string,
  headers: Headers,
): Promise<boolean> {
  let notice: SupplierNotice
  try {
    notice = deps.flights.parseWebhook(rawBody, headers)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    deps.log.error('supplier_notice_rejected', { supplier: deps.flights.name, kind: error.kind })
    return false
  }
  const { id, about } = notice
  if (!about) return true
  const [booking] = await deps.db
    .select({ orderId: flightBookings.orderId })
    .from(flightBookings)
    .where(
      and(
        eq(flightBookings.supplier, deps.flights.name),
        'order' in about
          ? eq(flightBookings.supplierOrderId, about.order)
          : and(
              eq(sql`${flightBookings.terms} ->> 'reference'`, about.offer),
              isNotNull(flightBookings.askedAt),
            ),
      ),
    )
    // Of several orders of one offer, the one that asked last: the supplier refused those before.
    .orderBy(desc(flightBookings.askedAt))
    .limit(1)
  // An order that we do not know yet is found by its booking's scheduled poll.
  if (!booking) {
    deps.log.info('supplier_notice_unknown', { supplier: deps.flights.name, notice: id })
    return true
  }
  await deps.jobs.enqueue(deps.db, 'booking', { orderId: booking.orderId, once: true })
  return true
}
