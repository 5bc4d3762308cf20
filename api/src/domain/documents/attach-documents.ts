import { and, asc, eq, inArray } from 'drizzle-orm'
import { documentUnknown } from '@jatra/contract/document/document-errors'
import { MAX_DOCUMENTS } from '@jatra/contract/document/document'
import { DomainError, invalidFields } from '@jatra/contract/http/problem'
import { documents, orderDocuments } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { planErasure } from './plan-erasure.ts'
import { storedFor } from './unattached.ts'
import type { Message } from '@jatra/contract/messages/message'

/**
 * Attaches a traveller's documents to an order, in the transaction that stores the order. Repeating it changes nothing.
 * Other orders of the account may have the same documents, so that paying again needs no new upload.
 *
 * @param place whose documents they are on the order, from 0, and for which item of its checklist
 * @throws DomainError not_found when one is not there or not this user's, all under the field
 * `travelersData.N.documents`; invalid_input for more than 10, or for one that is attached to another traveller of the
 * order
 */
export async function attachDocuments(
  tx: Database,
  userId: string,
  { orderId, position, itemId }: { orderId: string; position: number; itemId: string | null },
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)]
  const field = `travelersData.${String(position)}.documents`
  if (wanted.length === 0) return
  if (wanted.length > MAX_DOCUMENTS) {
    throw fieldError(field, { key: 'documentsPerTraveler', params: { max: MAX_DOCUMENTS } })
  }
  // Locked in a fixed order against deadlocks between two orders; removing a document waits for this lock.
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, wanted), storedFor(userId)))
    .orderBy(asc(documents.id))
    .for('no key update')
  if (found.length !== wanted.length) {
    const { code, reason } = documentUnknown()
    throw new DomainError(code, reason, { errors: { [field]: [reason] } })
  }
  await tx
    .insert(orderDocuments)
    .values(
      wanted.map((documentId, documentPosition) => ({
        orderId,
        documentId,
        travelerPosition: position,
        documentPosition,
        itemId,
      })),
    )
    .onConflictDoNothing()
  await planErasure(tx, inArray(documents.id, wanted))
  const mine = await tx
    .select({ id: orderDocuments.documentId })
    .from(orderDocuments)
    .where(
      and(
        eq(orderDocuments.orderId, orderId),
        eq(orderDocuments.travelerPosition, position),
        inArray(orderDocuments.documentId, wanted),
      ),
    )
  if (mine.length !== wanted.length) {
    throw fieldError(field, 'documentOfOne')
  }
}

function fieldError(field: string, message: Message): DomainError {
  return invalidFields({ [field]: [message] })
}

/**
 * The existing documents of this user among these ids, locked against removal until the transaction ends.
 * @returns their ids
 */
export async function lockDocuments(
  tx: Database,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  // Always in one order, so that two orders cannot deadlock.
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), storedFor(userId)))
    .orderBy(asc(documents.id))
    .for('no key update')
  return new Set(rows.map(({ id }) => id))
}
