import type { MiddlewareHandler } from 'hono'

/** Paths that strangers post to by design: the payment gateway's notice and the browser it sends back. */
const CALLBACKS = ['/api/payment/ipn', '/api/payment/return']
/** The sandbox gateway's server-to-server endpoints, which carry the store's credentials. */
const GATEWAY_DOUBLE = /^\/api\/payment\/sandbox\/(gwprocess|validator)\//

/**
 * An unsafe method must come from our own pages, else 403: Remix alone checks neither resource routes nor a missing
 * Origin, and believes X-Forwarded-Host (architecture.md, "Pitfalls").
 * Calls with a bearer token are exempt (no browser adds one by itself), and so are the gateway's callbacks, by path.
 * @param publicOrigin origin of PUBLIC_URL; without it the request's own Host counts.
 */
export function sameOrigin(publicOrigin: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return next()
    if (path.startsWith('/api/') && isExempt(path, context.req.header('authorization')))
      return next()

    const host = context.req.header('host') ?? ''
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const ours = publicOrigin
      ? origin === publicOrigin
      : origin !== undefined && hostOf(origin) === host
    const honest = site === undefined || site === 'same-origin' || site === 'none'
    if (ours && honest) return next()
    return context.text('This request did not come from our own pages.', 403)
  }
}

function isExempt(path: string, authorization: string | undefined): boolean {
  if (authorization?.startsWith('Bearer ')) return true
  return (
    CALLBACKS.some((callback) => path === callback || path.startsWith(`${callback}/`)) ||
    GATEWAY_DOUBLE.test(path)
  )
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
