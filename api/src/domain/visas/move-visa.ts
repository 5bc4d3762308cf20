import { and, eq } from 'drizzle-orm'
import { DomainError } from '@jatra/contract/http/problem'
import { DECISION_LETTER } from '@jatra/contract/visa/checklist-states'
import { progressAfter, type VisaMoveBody, type VisaMoved } from '@jatra/contract/visa/move-visa'
import { documents, visaOrders } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { attachDocuments } from '../documents/attach-documents.ts'
import { isUnattached, storedFor } from '../documents/unattached.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { lockApplication } from './hand-over.ts'

const emailOf = {
  atEmbassy: 'visa_at_embassy',
  granted: 'visa_granted',
  refused: 'visa_refused',
  passportBack: 'visa_passport_back',
} as const

/**
 * Records what became of an application after its hand-over, and emails its traveller. The same again has the same
 * answer.
 * @throws DomainError not_found, also for a letter that is not the colleague's upload; forbidden for an application of
 * their own; outdated where it went on otherwise
 */
export function moveVisa(
  deps: EventDeps,
  orderId: string,
  staffId: string,
  move: VisaMoveBody,
): Promise<VisaMoved> {
  return deps.db.transaction(async (db) => {
    const tx = { ...deps, db }
    const { row, order } = await lockApplication(tx, orderId, staffId)
    const { bookingReference, progress: before } = order
    const progress = progressAfter(order, move, deps.clock())
    if (progress === before) return { orderId, bookingReference, ...progress }
    await db.update(visaOrders).set(progress).where(eq(visaOrders.orderId, orderId))
    const { to, letter } = move
    const { userId, contactEmail } = row
    const isDecision = to === 'granted' || to === 'refused'
    if (letter && isDecision) await attachLetter(db, { letter, staffId, userId, orderId })
    const on = progress.passportBackOn ?? progress.decidedOn ?? progress.atEmbassyOn
    await recordAudit(tx, {
      staffId,
      action: `visa.${emailOf[to].slice(5)}`,
      subject: orderId,
      details: { on },
    })
    await enqueueEmail(tx, {
      ...{ kind: emailOf[to], of: orderId, to: contactEmail, payload: { userId, orderId } },
    })
    return { orderId, bookingReference, ...progress }
  })
}

/** Gives the traveller's account what a colleague has uploaded, as the first traveller's. */
async function attachLetter(
  db: Database,
  {
    letter,
    staffId,
    userId,
    orderId,
  }: { letter: string; staffId: string; userId: string; orderId: string },
): Promise<void> {
  const moved = await db
    .update(documents)
    .set({ userId })
    .where(and(eq(documents.id, letter), storedFor(staffId), isUnattached(db)))
    .returning({ id: documents.id })
  if (moved.length === 0) throw new DomainError('not_found', 'letterUnknown')
  const place = { orderId, position: 0, itemId: DECISION_LETTER }
  await attachDocuments(db, userId, place, [letter])
}
