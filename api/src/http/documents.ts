import {
  deleteDocument,
  getDocument,
  listDocuments,
  uploadDocument,
} from '@jatra/contract/document/endpoints'
import { documentTooLarge } from '@jatra/contract/document/document-errors'
import { MAX_DOCUMENT_BYTES } from '@jatra/contract/document/document'
import type { DocumentDeps } from '../domain/documents/document-deps.ts'
import { listDocuments as readDocuments } from '../domain/documents/read-documents.ts'
import { readDocument } from '../domain/documents/read-document.ts'
import { removeDocument } from '../domain/documents/remove-document.ts'
import { storeDocument } from '../domain/documents/store-document.ts'
import { fileHeaders } from './file-headers.ts'
import type { Routes } from './route.ts'

/** `/api/documents`: applicants' document images, each for its owner alone. */
export function documentRoutes(routes: Routes, deps: DocumentDeps): void {
  routes.guarded(uploadDocument, async ({ query, request }, { user }) => {
    if (Number(request.headers.get('content-length')) > MAX_DOCUMENT_BYTES) {
      await request.body?.cancel()
      throw documentTooLarge()
    }
    return storeDocument(deps, { userId: user._id, name: query.name, body: request.body })
  })
  routes.guarded(listDocuments, (_, { user }) => readDocuments(deps, user._id))
  routes.guarded(getDocument, async ({ params, request }, { user }) => {
    const { document, body } = await readDocument(deps, user._id, params.id)
    const headers = fileHeaders(document)
    if (request.method !== 'HEAD') return new Response(body, { headers })
    await body.cancel()
    return new Response(null, { headers })
  })
  routes.guarded(deleteDocument, async ({ params }, { user }) => {
    await removeDocument(deps, user._id, params.id)
    return { _id: params.id }
  })
}
