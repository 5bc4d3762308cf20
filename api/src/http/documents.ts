import {
  deleteDocument,
  getDocument,
  listDocuments,
  uploadDocument,
} from '@jatra/contract/document/endpoints'
import { documentTooLarge } from '@jatra/contract/document/document-errors'
import { MAX_DOCUMENT_BYTES, type StoredDocument } from '@jatra/contract/document/document'
import type { DocumentDeps } from '../domain/documents/document-deps.ts'
import { listDocuments as readDocuments } from '../domain/documents/read-documents.ts'
import { readDocument } from '../domain/documents/read-document.ts'
import { removeDocument } from '../domain/documents/remove-document.ts'
import { storeDocument } from '../domain/documents/store-document.ts'
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

/** In any viewer it is downloaded instead of shown as a page, runs no script, and is not cached. */
function fileHeaders({ name, type, bytes }: StoredDocument): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(bytes),
    'content-disposition': `attachment; filename*=UTF-8''${encodeName(jpegName(name))}`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** The stored file is a JPEG, whatever was uploaded. */
function jpegName(name: string): string {
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'document'}.jpg`
}

/** RFC 8187: characters that encodeURIComponent keeps but the grammar does not allow. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
