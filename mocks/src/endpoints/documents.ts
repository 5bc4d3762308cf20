import {
  deleteDocument,
  getDocument,
  listDocuments,
  uploadDocument,
} from '@jatra/contract/document/endpoints'
import {
  documentAttached,
  documentUnknown,
  tooManyDocuments,
} from '@jatra/contract/document/document-errors'
import {
  MAX_DOCUMENT_BYTES,
  MAX_WAITING_DOCUMENTS,
  type StoredDocument,
} from '@jatra/contract/document/document'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type RequestContext } from '../answer.ts'
import { sampleDocumentImage } from '../fixtures/sample-document.ts'
import { readFile } from '../request-parts.ts'
import {
  documentIn,
  forgetOldDocuments,
  isTaken,
  measure,
  waitingDocuments,
} from '../state/documents.ts'
import { LIMITS, remember } from '../state/limits.ts'
import type { MockBackend } from '../mock-backend.ts'

/**
 * Document images. The prototype validates them as the API does but keeps them unchanged in memory: nothing is
 * sanitized, and what it calls a JPEG may be a PNG, which browsers show all the same.
 */
export function documentHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  const ownerOf = (asked: RequestContext): string => {
    forgetOldDocuments(asked.visitor, asked.now)
    return accountOf(asked)._id
  }

  return [
    answer(uploadDocument, async (asked) => {
      const { visitor, request, query, now } = asked
      const userId = ownerOf(asked)
      if (waitingDocuments(visitor, userId).length >= MAX_WAITING_DOCUMENTS)
        throw tooManyDocuments()
      const bytes = await readFile(request, MAX_DOCUMENT_BYTES)
      const { width, height } = measure(bytes)
      const document: StoredDocument = {
        _id: backend.newId(),
        name: query.name,
        type: 'image/jpeg',
        bytes: bytes.length,
        width,
        height,
        uploadedAt: new Date(now).toISOString(),
      }
      backend.pictures.keep(document._id, bytes)
      remember(visitor.documents, document._id, { userId, document }, LIMITS.documents)
      return document
    }),

    answer(listDocuments, (asked) => waitingDocuments(asked.visitor, ownerOf(asked))),

    answer(getDocument, (asked) => {
      const { params, visitor, headers } = asked
      const { _id, name } = documentIn(visitor, ownerOf(asked), params.id)
      const picture = backend.pictures.find(_id) ?? sampleDocumentImage(_id)
      if (!picture) throw documentUnknown()
      setFileHeaders(headers, name, picture.length)
      return picture
    }),

    answer(deleteDocument, (asked) => {
      const { params, visitor } = asked
      const { _id } = documentIn(visitor, ownerOf(asked), params.id)
      if (isTaken(visitor, _id)) throw documentAttached()
      visitor.documents.delete(_id)
      backend.pictures.drop(_id)
      return { _id }
    }),
  ]
}

/** In any viewer it is downloaded instead of shown as a page, and is not cached. */
export function setFileHeaders(headers: Headers, name: string, bytes: number): void {
  const jpeg = `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'document'}.jpg`
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(jpeg)}`)
  headers.set('content-length', String(bytes))
  headers.set('x-content-type-options', 'nosniff')
  headers.set('cache-control', 'private, no-store')
}
