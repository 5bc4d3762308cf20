import { REQUEST_ID_HEADER } from '@jatra/contract/http/request-id'
import type { Context } from 'hono'
import type { ApiMode } from '../context.server.ts'
import type { SiteEnv } from '../site-env.ts'
import { clientAddress, type TrustedProxies } from './client-address.server.ts'

export interface CallerOptions {
  mode: ApiMode
  trustedProxies: TrustedProxies
}

/**
 * What the API must know of the visitor, set by us or by a site with a valid proof, never by the visitor's own headers.
 */
export function callerHeaders(
  context: Context<SiteEnv>,
  { mode, trustedProxies }: CallerOptions,
): Record<string, string> {
  const { incoming } = context.env
  const forwarded = context.req.header('x-forwarded-for')
  const { clientIp, userAgent } = context.var.siteVisitor ?? {
    clientIp: clientAddress(incoming?.socket.remoteAddress, forwarded, trustedProxies),
    userAgent: context.req.header('user-agent'),
  }
  const { visitor } = context.var.session
  return {
    'x-jatra-client-ip': clientIp,
    [REQUEST_ID_HEADER]: context.var.requestId,
    ...(userAgent && { 'x-jatra-user-agent': userAgent }),
    ...(visitor && mode === 'mock' && { 'x-jatra-visitor': visitor }),
  }
}
