import { eq } from 'drizzle-orm'
import { travelersWithoutDocuments } from '@jatra/contract/visa/visa-documents'
import { whyNotHandOver, type HandOver } from '@jatra/contract/visa/hand-over'
import { visaOrders } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { lockApplication } from './lock-application.ts'
import { tellOfHandOver } from './tell-of-hand-over.ts'

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
    const withoutDocuments = travelersWithoutDocuments(travelersData.travelers).length
    await recordAudit(tx, {
      ...{ staffId, action: 'visa.handed_over', subject: orderId },
      details: { withoutDocuments },
    })
    const handedOverAt = now.toISOString()
    await tellOfHandOver(tx, 'visa_handed_over', row, handedOverAt)
    return { orderId, bookingReference, handedOverAt }
  })
}
