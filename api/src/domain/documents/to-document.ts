import type { StoredDocument } from '@jatra/contract/document/document'
import type { DocumentRow } from '../../db/schema.ts'

/** A row as its owner sees it: without its key. */
export function toDocument(row: DocumentRow): StoredDocument {
  const { id, name, bytes, width, height, createdAt } = row
  return {
    _id: id,
    name,
    type: 'image/jpeg',
    bytes,
    width,
    height,
    uploadedAt: createdAt.toISOString(),
  }
}
