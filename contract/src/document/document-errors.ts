import { DOCUMENT_PIXELS, MAX_WAITING_DOCUMENTS } from './document.ts'
import { DomainError } from '../http/problem.ts'

/** Errors of document endpoints; the same from the API and in prototype mode. */

export const documentTooLarge = () => new DomainError('body_too_large', 'documentTooLarge')

export const documentEmpty = () => new DomainError('invalid_input', 'documentEmpty')

export const uploadCutOff = () => new DomainError('invalid_input', 'uploadCutOff')

export const documentTypeUnsupported = () =>
  new DomainError('unsupported_type', 'documentTypeUnsupported')

/** The iPhone's format, which we cannot decode. */
export const heicUnsupported = () => new DomainError('unsupported_type', 'heicUnsupported')

export const documentTooSmall = () =>
  new DomainError('document_refused', {
    key: 'documentTooSmall',
    params: { pixels: DOCUMENT_PIXELS.min },
  })

export const documentTooWide = () => new DomainError('document_refused', 'documentTooWide')

/** Progressive JPEG, PNG and WebP: decoding them takes memory for every pixel. */
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
