import { DomainError } from '@jatra/contract/http/problem'
import { assertUncompressed } from '@jatra/contract/http/request-input'
import { withoutLanguage } from '@jatra/contract/values/language'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problemResponse } from '../http/problem-response.server.ts'
import type { Message } from '@jatra/contract/messages/message'

/** Longest address and deepest path that a page of this site can have, with room to spare: Remix reads both without a limit. */
export const MAX_URL_BYTES = 2048
const MAX_PATH_SEGMENTS = 32
/** The longest form of this site has 9 travellers and is a few KiB long. */
const MAX_BODY_BYTES = 1024 * 1024

/**
 * 414 before the router sees an absurd URL: matching thousands of segments would block all requests. Measured on the
 * parsed URL, as the router will read it, where `\` separates segments just as `/` does.
 */
export const urlLimits: MiddlewareHandler = async (context, next) => {
  const { href, origin, pathname } = new URL(context.req.url)
  const tooLong = href.length - origin.length > MAX_URL_BYTES
  if (tooLong || pathname.split('/').length - 1 > MAX_PATH_SEGMENTS) {
    return problemResponse(context, 'uri_too_long', 'addressTooLong')
  }
  await next()
}

/**
 * The profile form has a picture of at most 5 MB. A somewhat larger body is let in, so that the error can be shown at
 * the field.
 */
const MAX_PROFILE_BYTES = 12 * 1024 * 1024

/** Pictures of documents, of which one has 10 MB at most, and an order's form several. */
const MAX_DOCUMENTS_BYTES = 24 * 1024 * 1024
const documentsLimited = limitedTo(MAX_DOCUMENTS_BYTES, {
  key: 'bodyTooLarge',
  params: { most: '24 MiB' },
})
/**
 * 413 for a body larger than any real form, before it is read when its length is declared: pages read bodies into
 * memory.
 */
const limited = limitedTo(MAX_BODY_BYTES, { key: 'bodyTooLarge', params: { most: '1 MiB' } })
const profileLimited = limitedTo(MAX_PROFILE_BYTES, 'pictureFormTooLarge')

function limitedTo(maxSize: number, message: Message): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (context) => problemResponse(context, 'body_too_large', message),
  })
}

/** Where files are uploaded. They are streamed to the API, which counts them against its own limit. */
const API_UPLOADS = /^POST \/api\/documents$|^PUT \/api\/users\/[^/]+\/picture$/
const PAGE_UPLOADS = /^POST \/app\/documents$/
/** Posted by a form, and by a script. */
const DOCUMENTS = /^POST \/(app\/account\/bookings\/visa|desk\/orders)\/[^/]+(\.data)?$/
const PROFILE = /^POST \/app\/account\/profile(\.data)?$/

export const bodyLimits: MiddlewareHandler = async (context, next) => {
  try {
    assertUncompressed(context.req.raw.headers)
  } catch (error) {
    if (error instanceof DomainError) return problemResponse(context, error.code, error.reason)
    throw error
  }
  const { method, path } = context.req
  const page = `${method} ${withoutLanguage(path)}`
  if (API_UPLOADS.test(`${method} ${path}`) || PAGE_UPLOADS.test(page)) return next()
  if (DOCUMENTS.test(page)) return documentsLimited(context, next)
  return PROFILE.test(page) ? profileLimited(context, next) : limited(context, next)
}
