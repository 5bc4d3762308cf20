import { DOCUMENT_PIXELS, MAX_WAITING_DOCUMENTS } from './document.ts'
import { Refusal } from '../http/problem.ts'

/** Why a picture of a paper is not taken; the same words from the API and in prototype mode. */

export const documentTooLarge = () =>
  new Refusal('body_too_large', 'This file is larger than 10 MB. Please take a smaller picture.')

export const documentEmpty = () =>
  new Refusal('invalid_input', 'This file is empty. Please choose the picture again.')

export const uploadCutOff = () =>
  new Refusal('invalid_input', 'The file did not arrive whole. Please upload it again.')

export const documentTypeRefused = () =>
  new Refusal('unsupported_type', 'This file is no picture. Please upload a JPEG, PNG or WebP.')

/** Of iPhones: we cannot open it, and say how to go on. */
export const heicRefused = () =>
  new Refusal(
    'unsupported_type',
    'We cannot open HEIC pictures. Please save it as JPEG, or take a screenshot of it.',
  )

export const documentTooSmall = () =>
  new Refusal(
    'document_refused',
    `This picture is too small to be read: each side needs at least ${String(DOCUMENT_PIXELS.min)} pixels.`,
  )

export const documentTooWide = () =>
  new Refusal(
    'document_refused',
    'This picture has more pixels than we can open: at most 12,000 on each side. Please save it smaller.',
  )

/** Formats that come in passes, or whole: opening them takes memory for every pixel. */
export const documentTooHeavy = () =>
  new Refusal(
    'document_refused',
    'This picture is too large for us to open. Please save it as JPEG with at most 5,000 pixels on each side.',
  )

export const documentUnreadable = () =>
  new Refusal(
    'document_refused',
    'This picture is damaged and cannot be opened. Please choose another.',
  )

export const tooManyDocuments = () =>
  new Refusal(
    'too_many_documents',
    `You have ${String(MAX_WAITING_DOCUMENTS)} uploads that belong to no application. Please remove some first.`,
  )

export const documentUnknown = () =>
  new Refusal('not_found', 'This document is not there. Please upload it again.')

/** It belongs to an application now, which needs it. */
export const documentTaken = () =>
  new Refusal('already_taken', 'This document belongs to an application and stays with it.')
