import type { HonoRequest, MiddlewareHandler } from 'hono'
import { isApiPath, problemResponse } from '../http/problem-response.server.ts'
import type { SiteVisitor } from './site-proof.server.ts'

/** Paths that other sites post to by design: payment gateways, the browsers that they send back, and airlines. */
const CALLBACK = /^\/api\/(payment\/(ipn|(notify|return)\/[^/]+)|flights\/webhook)$/
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * An unsafe method must come from our own pages, else 403: Remix alone checks neither resource routes nor a missing
 * Origin, and believes X-Forwarded-Host (docs/decisions/011-remix-guards.md). Exempt are calls with a bearer token (no
 * browser adds one by itself), the gateway's callbacks, by path, and calls of a site with a valid proof, which has
 * checked the Origin already.
 * @param publicOrigin origin of PUBLIC_URL; without it the request's own Host counts.
 */
export function sameOrigin(
  publicOrigin: string | undefined,
): MiddlewareHandler<{ Variables: { siteVisitor?: SiteVisitor } }> {
  return async (context, next) => {
    const { method, path } = context.req
    if (SAFE.has(method)) return next()
    if (context.var.siteVisitor && isApiPath(path)) return next()
    if (isExempt(path, context.req.header('authorization'))) return next()

    if (isFromHere(context.req, publicOrigin)) return next()
    return problemResponse(context, 'forbidden', 'notFromHere')
  }
}

/** Whether our own pages ask. Browsers omit the Origin only from safe requests to the page's own site. */
export function isFromHere(
  request: Pick<HonoRequest, 'header' | 'method'>,
  publicOrigin: string | undefined,
): boolean {
  const origin = request.header('origin')
  const site = request.header('sec-fetch-site')
  const ours = publicOrigin ? origin === publicOrigin : isOriginOf(origin, request.header('host'))
  const unnamed = origin === undefined && SAFE.has(request.method)
  const honest = site === undefined || site === 'same-origin' || site === 'none'
  return (ours || unnamed) && honest
}

function isExempt(path: string, authorization: string | undefined): boolean {
  if (!isApiPath(path)) return false
  return /^Bearer ./i.test(authorization ?? '') || CALLBACK.test(path)
}

/** Whether a browser at `http(s)://{host}` would send this Origin. */
function isOriginOf(origin: string | undefined, host: string | undefined): boolean {
  return Boolean(host) && (origin === `http://${host}` || origin === `https://${host}`)
}
