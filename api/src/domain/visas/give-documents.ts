import { and, eq, inArray } from 'drizzle-orm'
import { documentUnknown } from '@jatra/contract/document/document-errors'
import { DomainError } from '@jatra/contract/http/problem'
import { given, outcomeOf, slotIn, whyNotGive } from '@jatra/contract/visa/checklist-acts'
import type { SlotOutcome } from '@jatra/contract/visa/checklist-endpoints'
import { applicationUnknown } from '@jatra/contract/visa/hand-over'
import { checklistChecks, documents, orderDocuments } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { lockOrder } from '../../db/lock-order.ts'
import { attachDocuments, lockDocuments } from '../documents/attach-documents.ts'
import { planErasure } from '../documents/plan-erasure.ts'
import { readOrder } from '../orders/get-order.ts'
import type { EventDeps } from '../outbox/enqueue-capped-email.ts'

interface Gift {
  userId: string
  orderId: string
  traveler: number
  itemId: string
  /** In their order. */
  documents: readonly string[]
}

/**
 * Puts a traveller's documents in the place of those that were given for an item; those are erased like uploads that no
 * order took. The same documents again change nothing.
 * @throws DomainError not_found, also for a document of another account; outdated once they are accepted
 */
export function giveDocuments(deps: EventDeps, gift: Gift): Promise<SlotOutcome> {
  const { userId, orderId, documents: ids } = gift
  return deps.db.transaction(async (db) => {
    const row = await lockOrder(db, orderId)
    if (row?.userId !== userId) throw applicationUnknown()
    const order = await readOrder({ ...deps, db }, row)
    if (order.serviceType !== 'visa') throw applicationUnknown()
    const slot = slotIn(order, gift)
    // A retry of a request whose answer was lost.
    if (slot.state === 'given' && isSame(ids, slot.documents)) return outcomeOf(order, slot)
    const refused = whyNotGive(order, slot, ids)
    if (refused) throw refused
    await assertFree(db, gift, slot.documents)
    await replace(db, gift, slot.documents)
    return outcomeOf(order, given(slot, ids))
  })
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, at) => id === others[at])

/** @throws DomainError not_found for what is not the account's; invalid for what this order has at another place */
async function assertFree(
  db: Database,
  { userId, orderId, documents: ids }: Gift,
  before: readonly string[],
): Promise<void> {
  const own = await lockDocuments(db, userId, ids)
  if (ids.some((id) => !own.has(id))) throw unknownDocument()
  const taken = await db
    .select({ id: orderDocuments.documentId })
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), inArray(orderDocuments.documentId, [...ids])))
  if (taken.some(({ id }) => !before.includes(id)))
    throw new DomainError('outdated', 'documentOfOne')
}

function unknownDocument() {
  const { code, reason } = documentUnknown()
  return new DomainError(code, reason, { errors: { documents: [reason] } })
}

async function replace(db: Database, gift: Gift, before: readonly string[]): Promise<void> {
  const { userId, orderId, traveler: position, itemId, documents: ids } = gift
  if (before.length > 0) {
    await db
      .delete(orderDocuments)
      .where(
        and(eq(orderDocuments.orderId, orderId), inArray(orderDocuments.documentId, [...before])),
      )
    await planErasure(db, inArray(documents.id, [...before]))
  }
  await attachDocuments(db, userId, { orderId, position, itemId }, ids)
  await db
    .delete(checklistChecks)
    .where(
      and(
        eq(checklistChecks.orderId, orderId),
        eq(checklistChecks.travelerPosition, position),
        eq(checklistChecks.itemId, itemId),
      ),
    )
}
