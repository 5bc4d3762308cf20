import { BlockList, isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { problemResponse } from '../http/problem-response.server.ts'
import type { SiteVisitor } from './site-proof.server.ts'

/** Addresses that only this machine or its own network can reach. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Shared address space of carriers (RFC 6598), and of private networks laid over the internet.
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/**
 * Whether a Host header names this machine: localhost, a private address, or its own host name. Other names are
 * rejected, because another site can point its name at a private address.
 */
export function isLocalHost(host: string, ownName: string): boolean {
  const name = hostnameOf(host)
  if (name === null) return false
  const version = isIP(name)
  if (version) return PRIVATE.check(name, version === 4 ? 'ipv4' : 'ipv6')
  const own = ownName.toLowerCase()
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === own || name === `${own}.local`
  )
}

/** Top-level names that the public internet does not resolve (RFC 6761, 6762 and 8375, and what offices use). */
const PRIVATE_NAME = /(^|\.)(localhost|local|test|internal|home\.arpa|lan)$/

/** Whether browsers on the public internet could reach this host. */
export function isPublicHost(host: string): boolean {
  const name = hostnameOf(host)
  if (name === null || isLocalHost(host, '')) return false
  return isIP(name) > 0 || (name.includes('.') && !PRIVATE_NAME.test(name))
}

/** Without port, brackets and trailing dot; null when no browser would send it. */
function hostnameOf(host: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return null
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$|\.$/g, '')
}

/** As much of a Host as an answer repeats: no name of the internet is longer (RFC 1035). */
const LONGEST_HOST = 253

/**
 * 400 without a Host, and 421 for one that cannot be ours. With PUBLIC_URL every Host passes, because nothing reads it then and proxies
 * change it. Without PUBLIC_URL, links and the check of the Origin depend on the Host.
 */
export function localHostOnly(
  publicOrigin: string | undefined,
  ownName: string,
): MiddlewareHandler<{ Variables: { siteVisitor?: SiteVisitor } }> {
  return async (context, next) => {
    const host = context.req.header('host')
    if (!host) return problemResponse(context, 'invalid_input', 'hostMissing')
    if (publicOrigin || context.var.siteVisitor || isLocalHost(host, ownName)) return next()
    const params = { host: host.slice(0, LONGEST_HOST) }
    return problemResponse(context, 'misdirected_request', { key: 'addressNotSetUp', params })
  }
}
