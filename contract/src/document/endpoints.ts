import { z } from 'zod'
import { defineEndpoint } from '../http/endpoint.ts'
import { documentSchema, MAX_DOCUMENT_BYTES, shownDocumentName } from './document.ts'
import { documentTypes } from './document-type.ts'

/** Applicants' document images. Each account sees its own alone: another's id is unknown (404). */

export const uploadDocument = defineEndpoint({
  name: 'uploadDocument',
  method: 'POST',
  path: '/api/documents',
  access: 'user',
  summary: 'Uploads a document image; the body is the file. It is made anew as a JPEG.',
  query: z.object({
    /** What the traveller's file is called; shown, never used as a path. */
    name: z.string().max(1_000).default('document').transform(shownDocumentName),
  }),
  upload: { maxBytes: MAX_DOCUMENT_BYTES, types: documentTypes },
  output: documentSchema,
  status: 201,
  problems: [
    'unauthenticated',
    'body_too_large',
    'unsupported_type',
    'document_refused',
    'too_many_documents',
    'rate_limited',
    'provider_unavailable',
  ],
})

export const listDocuments = defineEndpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/api/documents',
  access: 'user',
  summary: 'The uploads of the account that no order has taken yet, oldest first.',
  output: z.array(documentSchema),
  status: 200,
  problems: ['unauthenticated'],
})

const documentId = z.object({ id: z.string().max(64) })

export const getDocument = defineEndpoint({
  name: 'getDocument',
  method: 'GET',
  path: '/api/documents/{id}',
  access: 'user',
  summary: 'The picture itself, for its owner: waiting or of an order.',
  params: documentId,
  download: { type: 'image/jpeg' },
  output: z.never(),
  status: 200,
  problems: ['unauthenticated', 'not_found'],
})

export const deleteDocument = defineEndpoint({
  name: 'deleteDocument',
  method: 'DELETE',
  path: '/api/documents/{id}',
  access: 'user',
  summary: 'Removes an upload that no order has taken.',
  params: documentId,
  output: z.object({ _id: z.string() }),
  status: 200,
  problems: ['unauthenticated', 'not_found', 'already_taken'],
})
