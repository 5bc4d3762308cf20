import {
  assertDocumentType,
  documentEmpty,
  documentTooSmall,
  documentTooWide,
  documentUnknown,
  documentUnreadable,
} from '@jatra/contract/document/document-errors'
import { DOCUMENT_PIXELS, type StoredDocument } from '@jatra/contract/document/document'
import { pictureSize } from '@jatra/contract/document/picture-header'
import type { DomainError } from '@jatra/contract/http/problem'
import {
  documentKeptUntil,
  type ApplicationOfDocument,
} from '@jatra/contract/account/document-life'
import type { Order } from '@jatra/contract/whole-order/order'
import type { VisitorState } from './visitor-state.ts'

/** Pixels of a picture that can be taken. @throws DomainError in the API's words for anything else */
export function measure(
  bytes: Uint8Array,
  { min, tooSmall }: { min: number; tooSmall: () => DomainError } = {
    min: DOCUMENT_PIXELS.min,
    tooSmall: documentTooSmall,
  },
): { width: number; height: number } {
  if (!bytes.length) throw documentEmpty()
  assertDocumentType(bytes)
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

/** Forgets documents whose time is over. Done on reading, because a prototype at rest runs no timers. */
export function forgetOldDocuments(visitor: VisitorState, now: number): void {
  const orders = [...visitor.orders.values()]
  for (const [id, { document }] of visitor.documents) {
    const own = orders.flatMap(({ order }) => (documentIdsOf(order).includes(id) ? order : []))
    const until = documentKeptUntil(Date.parse(document.uploadedAt), own.flatMap(applicationOf))
    if (until <= now) visitor.documents.delete(id)
  }
}

function applicationOf(order: Order): ApplicationOfDocument[] {
  if (order.serviceType !== 'visa') return []
  const { paymentStatus, payments, createdAt, cancellations, travelersData } = order
  const settled = payments.flatMap(({ settledAt }) => (settledAt ? Date.parse(settledAt) : []))
  const done = cancellations.flatMap(({ doneAt }) => (doneAt ? Date.parse(doneAt) : []))
  return [
    {
      paymentStatus,
      settledAt: settled.length > 0 ? Math.max(...settled) : null,
      createdAt: Date.parse(createdAt),
      validity: travelersData.selectedPlan.validity,
      cancelledAt: done.length > 0 ? Math.min(...done) : null,
    },
  ]
}

/** Ids of documents that belong to an application, whatever became of it. */
function takenDocuments(visitor: VisitorState): Set<string> {
  return new Set([...visitor.orders.values()].flatMap(({ order }) => documentIdsOf(order)))
}

const documentIdsOf = (order: Order): string[] =>
  order.serviceType === 'visa'
    ? order.travelersData.travelers.flatMap(({ documents }) => documents.map(({ _id }) => _id))
    : []
