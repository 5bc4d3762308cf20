import { describe, expect, it } from 'vitest'
import { isLocalHost, isPublicHost } from './local-host.server.ts'

describe('without PUBLIC_URL a site answers', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.:3000',
    'demo.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '10.1.2.3',
    '172.31.0.1:80',
    '192.168.0.7:3000',
    '169.254.1.1',
    '100.64.0.9',
    '[fd00::7]:3000',
    '[fe80::1]',
    '[::ffff:192.168.0.7]:3000',
    'office-pc:3000',
    'Office-PC.local:3000',
  ])('to %s', (host) => {
    expect(isLocalHost(host, 'Office-PC')).toBe(true)
  })

  it.each([
    '',
    'jatra.example',
    'localhost.evil.example',
    'evil-localhost',
    'office-pc.evil.example',
    '127.0.0.1.evil.example',
    '203.0.113.9:3000',
    '[2001:db8::1]:3000',
    '172.32.0.1',
    'user@localhost',
    'localhost/x',
    'local host',
    '[::1',
  ])('not to %j', (host) => {
    expect(isLocalHost(host, 'office-pc')).toBe(false)
  })
})

describe('the public internet', () => {
  it.each(['jatra.example', 'shop.jatra.com.bd:8080', '203.0.113.9', '[2001:db8::1]:80'])(
    'can reach %s',
    (host) => {
      expect(isPublicHost(host)).toBe(true)
    },
  )

  it.each(['localhost:3000', '192.168.0.7', 'app:3000', 'jatra.lan', 'jatra.internal', 'pc.local'])(
    'cannot reach %s',
    (host) => {
      expect(isPublicHost(host)).toBe(false)
    },
  )
})
