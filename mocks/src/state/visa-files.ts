import { documentUnknown } from '@jatra/contract/document/document-errors'
import type { StoredDocument } from '@jatra/contract/document/document'
import { DomainError } from '@jatra/contract/http/problem'
import { given } from '@jatra/contract/visa/checklist-acts'
import type { ChecklistSlot } from '@jatra/contract/visa/checklist-slot'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import { documentIn, forgetOldDocuments } from './documents.ts'
import type { VisitorState } from './visitor-state.ts'

/** An application with one slot of its checklist changed. */
export function withSlot(order: VisaOrder, slot: ChecklistSlot): VisaOrder {
  const { travelersData } = order
  const checklist = travelersData.checklist.map((one) =>
    one.traveler === slot.traveler && one.item.id === slot.item.id ? slot : one,
  )
  return { ...order, travelersData: { ...travelersData, checklist } }
}

/** An application with other documents of one of its travellers. */
export function withDocuments(
  order: VisaOrder,
  traveler: number,
  documents: StoredDocument[],
): VisaOrder {
  const { travelersData } = order
  const travelers = travelersData.travelers.map((one, index) =>
    index === traveler ? { ...one, documents } : one,
  )
  return { ...order, travelersData: { ...travelersData, travelers } }
}

/**
 * An application in which a traveller's documents took the place of those of a slot.
 * @throws DomainError not_found, outdated for what this application has at another place
 */
export function withGiven(
  visitor: VisitorState,
  { userId, now }: { userId: string; now: number },
  order: VisaOrder,
  slot: ChecklistSlot,
  ids: readonly string[],
): VisaOrder {
  forgetOldDocuments(visitor, now)
  const before = slot.documents
  const own = ids.map((id) => ownOf(visitor, userId, id))
  const { travelers } = order.travelersData
  const taken = travelers.flatMap(({ documents }) => documents.map(({ _id }) => _id))
  if (ids.some((id) => taken.includes(id) && !before.includes(id)))
    throw new DomainError('outdated', 'documentOfOne')
  const kept = (travelers[slot.traveler]?.documents ?? []).filter(
    ({ _id }) => !before.includes(_id),
  )
  return withSlot(withDocuments(order, slot.traveler, [...kept, ...own]), given(slot, ids))
}

function ownOf(visitor: VisitorState, userId: string, id: string): StoredDocument {
  try {
    return documentIn(visitor, userId, id)
  } catch {
    const { code, reason } = documentUnknown()
    throw new DomainError(code, reason, { errors: { documents: [reason] } })
  }
}

/**
 * An application with the letter of a decision, which a colleague has uploaded.
 * @throws DomainError not_found
 */
export function withLetter(
  visitor: VisitorState,
  { userId, staffId }: { userId: string; staffId: string },
  order: VisaOrder,
  letter: string,
): VisaOrder {
  const record = visitor.documents.get(letter)
  if (record?.userId !== staffId) throw new DomainError('not_found', 'letterUnknown')
  visitor.documents.set(letter, { ...record, userId })
  const documents = order.travelersData.travelers[0]?.documents ?? []
  return {
    ...withDocuments(order, 0, [...documents, record.document]),
    decisionLetter: letter,
  }
}
