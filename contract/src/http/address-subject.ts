/** The subject that stands for an address: an IPv6 customer owns a whole /64. */
export function addressSubject(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** The /48 around an IPv6 address, of which one customer may own every /64; null for IPv4, which has none. */
export function networkSubject(ip: string): string | null {
  const subject = addressSubject(ip)
  return subject.includes(':') ? `${subject.split(':').slice(0, 3).join(':')}::/48` : null
}

/** Room of a /48 in addresses: one customer may own it, or thousands of a mobile network may be in it. */
const NETWORK_TIMES = 4

/** Whom a limit by address counts: the address, and the /48 around one of IPv6, with `times` as much room. */
export function addressSubjects(ip: string): { subject: string; times: number }[] {
  const network = networkSubject(ip)
  return [
    { subject: addressSubject(ip), times: 1 },
    ...(network === null ? [] : [{ subject: network, times: NETWORK_TIMES }]),
  ]
}
