import { DOCUMENT_PIXELS, MAX_WAITING_DOCUMENTS } from './document.ts'
import { documentTypeOf } from './document-type.ts'
import { fileKind } from './file-kind.ts'
import { DomainError } from '../http/problem.ts'

/** Errors of document endpoints; the same from the API and in prototype mode. */

export const documentTooLarge = () => new DomainError('body_too_large', 'documentTooLarge')

export const documentEmpty = () => new DomainError('invalid_input', 'documentEmpty')

export const uploadCutOff = () => new DomainError('invalid_input', 'uploadCutOff')

/**
 * Names what the file is, where its first bytes say it.
 * @throws DomainError unsupported_type unless they are those of an accepted image type
 */
export function assertDocumentType(head: Uint8Array): void {
  if (documentTypeOf(head)) return
  const kind = fileKind(head)
  if (kind === null) throw new DomainError('unsupported_type', 'documentTypeUnsupported')
  const params = { kind }
  // What iPhones make, and we cannot decode.
  if (kind === 'HEIC' || kind === 'HEIF')
    throw new DomainError('unsupported_type', { key: 'heicUnsupported', params })
  throw new DomainError('unsupported_type', { key: 'documentKindUnsupported', params })
}

export const documentTooSmall = () =>
  new DomainError('document_refused', {
    key: 'documentTooSmall',
    params: { pixels: DOCUMENT_PIXELS.min },
  })

export const documentTooWide = () => new DomainError('document_refused', 'documentTooWide')

/** Progressive JPEG, PNG, WebP and AVIF: decoding them takes memory for every pixel. */
export const documentTooHeavy = () => new DomainError('document_refused', 'documentTooHeavy')

export const documentUnreadable = () => new DomainError('document_refused', 'documentUnreadable')

export const tooManyDocuments = () =>
  new DomainError('too_many_documents', {
    key: 'tooManyDocuments',
    params: { max: MAX_WAITING_DOCUMENTS },
  })

export const documentUnknown = () => new DomainError('not_found', 'documentUnknown')

/** It is attached to an application, which needs it. */
export const documentAttached = () => new DomainError('already_taken', 'documentAttached')
