import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { flightBookings } from '../../db/schema.ts'
import {
  SupplierError,
  type FlightSupplier,
  type SupplierNotice,
} from '../../providers/flights/flight-supplier.ts'
import type { BookingDeps } from './booking-deps.ts'

/**
 * A supplier's webhook. Its signature is checked, and then it only triggers a poll of that order; its content is not
 * trusted. A repeated or reordered webhook is one more poll.
 *
 * @param rawBody byte for byte, because it is signed
 * @returns false when it is from none of the suppliers
 */
export async function receiveSupplierNotice(
  deps: BookingDeps,
  rawBody: string,
  headers: Headers,
): Promise<boolean> {
  const read = readNotice(deps, rawBody, headers)
  if (!read) return false
  const { supplier, notice } = read
  const { id, about } = notice
  if (!about) return true
  const [booking] = await deps.db
    .select({ orderId: flightBookings.orderId })
    .from(flightBookings)
    .where(
      and(
        eq(flightBookings.supplier, supplier.name),
        'order' in about
          ? eq(flightBookings.supplierOrderId, about.order)
          : and(
              eq(sql`${flightBookings.terms} ->> 'reference'`, about.offer),
              isNotNull(flightBookings.askedAt),
            ),
      ),
    )
    // Of several orders of one offer, the one whose request was sent last: the supplier refused those before.
    .orderBy(desc(flightBookings.askedAt))
    .limit(1)
  // An order that we do not know yet is found by its booking's scheduled poll.
  if (!booking) {
    deps.log.info('supplier_notice_unknown', { supplier: supplier.name, notice: id })
    return true
  }
  await deps.jobs.enqueue(deps.db, 'booking', { orderId: booking.orderId, once: true })
  return true
}

/** Each supplier signs in a way of its own, so the one whose signature is right has sent it. */
function readNotice(
  { flights, log }: Pick<BookingDeps, 'flights' | 'log'>,
  rawBody: string,
  headers: Headers,
): { supplier: FlightSupplier; notice: SupplierNotice } | null {
  const kinds: SupplierError['kind'][] = []
  for (const supplier of flights.all) {
    try {
      return { supplier, notice: supplier.parseWebhook(rawBody, headers) }
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      kinds.push(error.kind)
    }
  }
  log.error('supplier_notice_rejected', { kinds })
  return null
}
