import { DOCUMENT_PIXELS, MAX_WAITING_DOCUMENTS } from './document.ts'
import { DomainError } from '../http/problem.ts'

/** Errors of document endpoints; the same from the API and in prototype mode. */

export const documentTooLarge = () =>
  new DomainError(
    'body_too_large',
    'This file is larger than 10 MB. Please take a smaller picture.',
  )

export const documentEmpty = () =>
  new DomainError('invalid_input', 'This file is empty. Please choose the picture again.')

export const uploadCutOff = () =>
  new DomainError('invalid_input', 'The file did not arrive whole. Please upload it again.')

export const documentTypeUnsupported = () =>
  new DomainError('unsupported_type', 'This file is no picture. Please upload a JPEG, PNG or WebP.')

/** The iPhone's format, which we cannot decode. */
export const heicUnsupported = () =>
  new DomainError(
    'unsupported_type',
    'We cannot open HEIC pictures. Please save it as JPEG, or take a screenshot of it.',
  )

export const documentTooSmall = () =>
  new DomainError(
    'document_refused',
    `This picture is too small to be read: each side needs at least ${String(DOCUMENT_PIXELS.min)} pixels.`,
  )

export const documentTooWide = () =>
  new DomainError(
    'document_refused',
    'This picture has more pixels than we can open: at most 12,000 on each side. Please save it smaller.',
  )

/** Progressive JPEG, PNG and WebP: decoding them takes memory for every pixel. */
export const documentTooHeavy = () =>
  new DomainError(
    'document_refused',
    'This picture is too large for us to open. Please save it as JPEG with at most 5,000 pixels on each side.',
  )

export const documentUnreadable = () =>
  new DomainError(
    'document_refused',
    'This picture is damaged and cannot be opened. Please choose another.',
  )

export const tooManyDocuments = () =>
  new DomainError(
    'too_many_documents',
    `You have ${String(MAX_WAITING_DOCUMENTS)} uploads that belong to no application. Please remove some first.`,
  )

export const documentUnknown = () =>
  new DomainError('not_found', 'This document is not there. Please upload it again.')

/** It is attached to an application, which needs it. */
export const documentAttached = () =>
  new DomainError('already_taken', 'This document belongs to an application and stays with it.')
