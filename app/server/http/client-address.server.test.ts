import fc from 'fast-check'
import { isIP } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress, parseTrustedProxies, type TrustedProxies } from './client-address.server.ts'

const proxies = (text: string): TrustedProxies => {
  const parsed = parseTrustedProxies(text)
  if (parsed === null) throw new Error(`${text} is no setting`)
  return parsed
}
const LB = '10.0.0.5'

describe('TRUST_PROXY', () => {
  it.each(['0', '1', '10', '127.0.0.1', '::1', '10.0.0.0/8, 2001:db8::/32', '192.0.2.7/32'])(
    'takes %s',
    (text) => {
      expect(parseTrustedProxies(text)).not.toBeNull()
    },
  )

  it.each(['yes', '-1', '1.5', '11', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', 'lb,1'])(
    'refuses %s',
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull()
    },
  )
})

describe('the address of a caller', () => {
  it.each([
    ['nothing is trusted', '0', '203.0.113.9', LB, LB],
    ['one proxy', '1', '203.0.113.9, 198.51.100.4', LB, '198.51.100.4'],
    ['two proxies', '2', '6.6.6.6, 203.0.113.9, 198.51.100.4', LB, '203.0.113.9'],
    ['fewer hops than were told', '3', '203.0.113.9', LB, '203.0.113.9'],
    ['a proxy that adds nothing', '1', '', LB, LB],
    ['a trusted network', '10.0.0.0/8', '6.6.6.6, 203.0.113.9, 10.2.2.2', LB, '203.0.113.9'],
    ['a stranger beside the proxies', '10.0.0.0/8', '6.6.6.6', '203.0.113.9', '203.0.113.9'],
    ['only trusted addresses', '10.0.0.0/8', '10.1.1.1, 10.2.2.2', LB, '10.1.1.1'],
    ['a trusted IPv6 network', '2001:db8::/32', '203.0.113.9', '2001:DB8::5', '203.0.113.9'],
    [
      'a socket that speaks IPv6 of IPv4',
      '10.0.0.0/8',
      '203.0.113.9',
      `::ffff:${LB}`,
      '203.0.113.9',
    ],
  ])('with %s', (_, setting, forwarded, socket, expected) => {
    expect(clientAddress(socket, forwarded, proxies(setting))).toBe(expected)
  })

  it.each([
    ['203.0.113.9:51034', '203.0.113.9'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['  203.0.113.9 ', '203.0.113.9'],
  ])('is the same however it is written: %s', (written, expected) => {
    expect(clientAddress(LB, written, 1)).toBe(expected)
  })

  it.each([
    'unknown',
    'unix:',
    '_hidden',
    '203.0.113.999',
    '1.2.3.4:99:1',
    '[::1',
    'a:b',
    "'--",
    '1.2.3',
  ])('is unknown when the proxy says %s', (written) => {
    expect(clientAddress(LB, written, 1)).toBe('unknown')
  })

  it('is unknown on a socket without one, which is not taken for a trusted proxy', () => {
    expect(clientAddress(undefined, undefined, 0)).toBe('unknown')
    expect(clientAddress(undefined, '203.0.113.9', proxies('10.0.0.0/8'))).toBe('unknown')
  })

  it('is an address or unknown, and never text of the caller', () => {
    const settings = fc.constantFrom('0', '1', '3', '10.0.0.0/8').map(proxies)
    fc.assert(
      fc.property(fc.string(), fc.string(), settings, (socket, forwarded, setting) => {
        const address = clientAddress(socket, forwarded, setting)
        expect(address === 'unknown' || isIP(address) > 0).toBe(true)
      }),
    )
  })
})
