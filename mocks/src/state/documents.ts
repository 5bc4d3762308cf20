import {
  documentEmpty,
  documentTooSmall,
  documentTooWide,
  documentTypeUnsupported,
  documentUnknown,
  documentUnreadable,
  heicUnsupported,
} from '@jatra/contract/document/document-errors'
import {
  DOCUMENT_PIXELS,
  ORPHAN_HOURS,
  type StoredDocument,
} from '@jatra/contract/document/document'
import { pictureSize, pictureType } from '@jatra/contract/values/picture-header'
import type { DomainError } from '@jatra/contract/http/problem'
import { HOUR_MS } from '@jatra/contract/values/time-units'
import type { VisitorState } from './visitor-state.ts'

const ORPHAN_MS = ORPHAN_HOURS * HOUR_MS

/** Pixels of a picture that can be taken. @throws DomainError in the API's words for anything else */
export function measure(
  bytes: Uint8Array,
  { min, tooSmall }: { min: number; tooSmall: () => DomainError } = {
    min: DOCUMENT_PIXELS.min,
    tooSmall: documentTooSmall,
  },
): { width: number; height: number } {
  if (!bytes.length) throw documentEmpty()
  const type = pictureType(bytes)
  if (type === 'image/heic') throw heicUnsupported()
  if (type === null) throw documentTypeUnsupported()
  const size = pictureSize(bytes)
  if (!size) throw documentUnreadable()
  const sides = [size.width, size.height]
  if (sides.some((side) => side > DOCUMENT_PIXELS.max)) throw documentTooWide()
  if (sides.some((side) => side < min)) throw tooSmall()
  return size
}

/** Uploads of the account that no order has taken, oldest first. */
export function waitingDocuments(visitor: VisitorState, userId: string): StoredDocument[] {
  const taken = takenDocuments(visitor)
  return [...visitor.documents.values()].flatMap((record) =>
    record.userId === userId && !taken.has(record.document._id) ? record.document : [],
  )
}

/** An upload of the account. @throws DomainError not_found, for another account's too */
export function documentIn(visitor: VisitorState, userId: string, id: string): StoredDocument {
  const record = visitor.documents.get(id)
  if (record?.userId !== userId) throw documentUnknown()
  return record.document
}

export function isTaken(visitor: VisitorState, id: string): boolean {
  return takenDocuments(visitor).has(id)
}

/** Forgets uploads that no order took in time. Done on reading, because a prototype at rest runs no timers. */
export function forgetOrphans(visitor: VisitorState, now: number): void {
  const taken = takenDocuments(visitor)
  for (const [id, { document }] of visitor.documents) {
    if (!taken.has(id) && Date.parse(document.uploadedAt) + ORPHAN_MS <= now)
      visitor.documents.delete(id)
  }
}

/** Ids of documents that belong to an application, whatever became of it. */
function takenDocuments(visitor: VisitorState): Set<string> {
  const ids = [...visitor.orders.values()].flatMap(({ order }) =>
    order.serviceType === 'visa'
      ? order.travelersData.travelers.flatMap(({ documents }) => documents.map(({ _id }) => _id))
      : [],
  )
  return new Set(ids)
}
