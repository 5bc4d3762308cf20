import { BlockList, isIP, SocketAddress } from 'node:net'

/** Our own proxies: how many hops, or their networks. */
export type TrustedProxies = number | BlockList

/** Replaces every address that cannot be parsed, so that made-up values share one rate limit. */
const UNKNOWN_ADDRESS = 'unknown'

const MAX_HOPS = 10

/** Reads TRUST_PROXY: a number of hops, or addresses and CIDR networks between commas; null when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : null
  const networks = new BlockList()
  for (const network of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...rest] = network.split('/')
    const version = isIP(address)
    if (!version || rest.length > 0 || (prefix !== undefined && !/^\d+$/.test(prefix))) return null
    const bits = version === 4 ? 32 : 128
    const length = prefix === undefined ? bits : Number(prefix)
    if (length > bits) return null
    networks.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
  }
  return networks
}

/**
 * The address that a request came from: the right-most one that is no proxy of ours. Each proxy appends the address
 * that it was reached from, so everything further left may have been written by the caller.
 * @param socket the address at the other end of the connection
 * @param forwarded the X-Forwarded-For header
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  proxies: TrustedProxies,
): string {
  const forwardedHops = forwarded?.trim() ? forwarded.split(',') : []
  const chain = [...forwardedHops, socket ?? ''].map(parseAddress)
  let at = chain.length - 1
  while (at > 0 && isProxy(chain[at], chain.length - 1 - at, proxies)) at--
  return chain[at] ?? UNKNOWN_ADDRESS
}

/** Whether the other end of the connection is a proxy of ours, whose headers are believed. */
export function comesFromProxy(socket: string | undefined, proxies: TrustedProxies): boolean {
  return isProxy(parseAddress(socket ?? ''), 0, proxies)
}

function isProxy(address: string | null | undefined, hop: number, proxies: TrustedProxies) {
  if (typeof proxies === 'number') return hop < proxies
  return (
    Boolean(address) && proxies.check(address ?? '', isIP(address ?? '') === 4 ? 'ipv4' : 'ipv6')
  )
}

/** One spelling for each address, without a port, brackets or a zone; null when it is none. */
function parseAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text.trim()) ?? []
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text.trim()) ?? []
  const address = (bracketed ?? beforePort ?? text.trim()).replace(/%.*$/, '')
  if (isIP(address) === 4) return address
  if (isIP(address) === 0) return null
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1] ?? canonical
}
