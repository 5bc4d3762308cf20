import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from './refuse.server.ts'

/** Longest address and deepest path that a page of this site can have, with room to spare (docs/decisions/011). */
export const MAX_URL_BYTES = 2048
export const MAX_PATH_SEGMENTS = 32
/** The longest form of this site has 9 travellers and is a few KiB long. */
export const MAX_BODY_BYTES = 1024 * 1024

/**
 * 414 before the router looks at a monstrous URL: matching thousands of segments would block everybody.
 * Measured as the router will read it: parsed, where `\` separates segments just as `/` does.
 */
export const urlLimits: MiddlewareHandler = async (context, next) => {
  const { href, origin, pathname } = new URL(context.req.url)
  const tooLong = href.length - origin.length > MAX_URL_BYTES
  if (tooLong || pathname.split('/').length - 1 > MAX_PATH_SEGMENTS) {
    return refuse(context, 'uri_too_long', 'This address is too long.')
  }
  await next()
}

/** 413 for a body that nobody means, unread where its length is announced: pages read theirs whole into memory. */
const limited: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (context) =>
    refuse(context, 'body_too_large', 'That is more than we can take at once (1 MiB).'),
})

/** Where files are uploaded. They pass through as they come, and the API counts them against their own limit. */
const UPLOAD_PATHS = new Set(['/app/documents', '/api/documents'])

export const bodyLimits: MiddlewareHandler = (context, next) => {
  const { method, path } = context.req
  return method === 'POST' && UPLOAD_PATHS.has(path) ? next() : limited(context, next)
}
