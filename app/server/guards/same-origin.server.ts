import type { HonoRequest, MiddlewareHandler } from 'hono'
import { isApiPath, problemResponse } from '../http/problem-response.server.ts'
import type { SiteVisitor } from './site-proof.server.ts'

/** Paths that other sites post to by design: payment gateways, the browsers that they send back, and airlines. */
const CALLBACK = /^\/api\/(payment\/(ipn|(notify|return)\/[^/]+)|flights\/webhook)$/
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const BY_BROWSERS = ['origin', 'cookie', 'sec-fetch-site']

/**
 * An unsafe method must come from our own pages, else 403: Remix alone checks neither resource routes nor a missing
 * Origin, and believes X-Forwarded-Host. Exempt are calls of the API with a bearer token (no browser
 * adds one by itself) or without anything that a browser adds, the gateway's callbacks, by path, and calls of a site
 * with a valid proof, which has checked the Origin already.
 * @param publicOrigin origin of PUBLIC_URL; without it the request's own Host counts.
 */
export function sameOrigin(
  publicOrigin: string | undefined,
): MiddlewareHandler<{ Variables: { siteVisitor?: SiteVisitor } }> {
  return async (context, next) => {
    const { method, path } = context.req
    if (SAFE.has(method)) return next()
    if (isApiPath(path) && (context.var.siteVisitor || isExempt(context.req))) return next()

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

function isExempt(request: HonoRequest): boolean {
  const hasToken = /^Bearer ./i.test(request.header('authorization') ?? '')
  return hasToken || CALLBACK.test(request.path) || isProgram(request)
}

/** Browsers send the Origin of a write. Without a cookie there is no visitor in whose name it could be forged. */
function isProgram(request: HonoRequest): boolean {
  return BY_BROWSERS.every((name) => request.header(name) === undefined)
}

/** Whether a browser at `http(s)://{host}` would send this Origin. */
function isOriginOf(origin: string | undefined, host: string | undefined): boolean {
  return Boolean(host) && (origin === `http://${host}` || origin === `https://${host}`)
}
