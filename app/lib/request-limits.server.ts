import type { MiddlewareHandler } from 'hono'

/** Longest address and deepest path that a page of this site can have, with room to spare (architecture.md, "Pitfalls"). */
export const MAX_URL_BYTES = 2048
export const MAX_PATH_SEGMENTS = 32

/** 414 before the router looks at a monstrous URL: matching thousands of segments would block everybody. */
export const requestLimits: MiddlewareHandler = async (context, next) => {
  const url = context.req.url
  const path = url.slice(url.indexOf('/', 8))
  const segments = path.split('?', 1)[0]?.split('/').length ?? 0
  if (path.length > MAX_URL_BYTES || segments > MAX_PATH_SEGMENTS) {
    return context.text('This address is too long.', 414)
  }
  await next()
}
