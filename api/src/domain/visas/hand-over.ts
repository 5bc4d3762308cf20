import { eq } from 'drizzle-orm'
import { openSlots } from '@jatra/contract/visa/checklist-slot'
import { whyNotHandOver, type HandOver, applicationUnknown } from '@jatra/contract/visa/hand-over'
import { visaOrders, type OrderRow } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { enqueueEmail, type EnqueueDeps } from '../outbox/enqueue-email.ts'
import { assertNotOwnBooking } from '@jatra/contract/account/duties'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { readOrder } from '../orders/get-order.ts'
import { lockOrder } from '../../db/lock-order.ts'

/**
 * Records that an application was handed to the embassy, after which its refund depends on the embassy, and emails its
 * traveller. Repeating it gives the same answer.
 * @param reason why it goes without documents; null: it has them
 * @throws DomainError not_found, forbidden for an application of their own, not_paid, documents_missing, outdated when
 * it is or is being cancelled
 */
export function handOver(
  deps: EventDeps,
  orderId: string,
  staffId: string,
  reason: string | null,
): Promise<HandOver> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const { row, order } = await lockApplication(tx, orderId, staffId)
    const { bookingReference, handedOverAt: before, travelersData } = order
    if (before) return { orderId, bookingReference, handedOverAt: before }
    const refused = whyNotHandOver(order, reason)
    if (refused) throw refused
    const now = new Date(deps.clock())
    await db
      .update(visaOrders)
      .set({ handedOverAt: now, handedOverBy: staffId, handOverReason: reason })
      .where(eq(visaOrders.orderId, orderId))
    const notAccepted = openSlots(travelersData.checklist).length
    await recordAudit(tx, {
      ...{ staffId, action: 'visa.handed_over', subject: orderId },
      details: { notAccepted },
    })
    const handedOverAt = now.toISOString()
    await tellOfHandOver(tx, 'visa_handed_over', row, handedOverAt)
    return { orderId, bookingReference, handedOverAt }
  })
}

/**
 * Emails the traveller of a hand-over, or that it is undone.
 * @param deps with the transaction of what happened
 */
export async function tellOfHandOver(
  deps: EnqueueDeps,
  kind: 'visa_handed_over' | 'visa_hand_over_undone',
  { id: orderId, userId, contactEmail: to }: OrderRow,
  handedOverAt: string,
): Promise<void> {
  const payload = { userId, orderId, handedOverAt }
  await enqueueEmail(deps, { kind, of: `${orderId}:${handedOverAt}`, to, payload })
}

/**
 * An application, locked for a member of staff, so that of what they do and a cancellation the first counts.
 * @param deps with a transaction
 * @throws DomainError not_found, forbidden for an application of their own
 */
export async function lockApplication(
  deps: EventDeps,
  orderId: string,
  staffId: string,
): Promise<{ row: OrderRow; order: VisaOrder }> {
  const row = await lockOrder(deps.db, orderId)
  if (!row) throw applicationUnknown()
  const order = await readOrder(deps, row)
  if (order.serviceType !== 'visa') throw applicationUnknown()
  assertNotOwnBooking(row, staffId)
  return { row, order }
}
