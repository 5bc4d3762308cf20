import { eq } from 'drizzle-orm'
import { whyNotUndoHandOver, type HandOver } from '@jatra/contract/visa/hand-over'
import { visaOrders } from '../../db/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { lockApplication, tellOfHandOver } from './hand-over.ts'

/**
 * Takes back that an application was handed over: its refund is what it was before, and its traveller is emailed. Of an
 * application that is not with the embassy it changes nothing, so repeating it gives the same answer.
 * @throws DomainError not_found, forbidden for an application of their own, outdated after the hour or when its
 * traveller has cancelled since
 */
export function undoHandOver(deps: EventDeps, orderId: string, staffId: string): Promise<HandOver> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const { row, order } = await lockApplication(tx, orderId, staffId)
    const { bookingReference, handedOverAt } = order
    const undone = { orderId, bookingReference, handedOverAt: null }
    if (handedOverAt === null) return undone
    const refused = whyNotUndoHandOver(order, handedOverAt, deps.clock())
    if (refused) throw refused
    await db
      .update(visaOrders)
      .set({ handedOverAt: null, handedOverBy: null })
      .where(eq(visaOrders.orderId, orderId))
    await recordAudit(tx, {
      ...{ staffId, action: 'visa.hand_over_undone', subject: orderId },
      details: { handedOverAt },
    })
    await tellOfHandOver(tx, 'visa_hand_over_undone', row, handedOverAt)
    return undone
  })
}
