import { describe, expect, it } from 'vitest'
import { redirect } from '@remix-run/node'
import { cookieOf, createTestSite } from './test-site.ts'

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''
const nonceOf = (answer: Response) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1]

describe('every answer', () => {
  const answers: [string, () => Promise<Response>][] = [
    ['a page', () => createTestSite().send('GET', '/')],
    ['a page by HEAD', () => createTestSite().send('HEAD', '/')],
    [
      'data of a page',
      () => createTestSite({ page: () => Response.json({}) }).send('GET', '/x.data'),
    ],
    ['a redirect', () => createTestSite({ page: () => redirect('/login') }).send('GET', '/app')],
    ['a missing page', () => createTestSite({ page: notFound }).send('GET', '/nowhere')],
    ['the API', () => createTestSite().send('GET', '/api/airports?q=dac')],
    ['health', () => createTestSite().send('GET', '/healthz')],
    ['an address too long', () => createTestSite().send('GET', '/a'.repeat(40))],
    ['a stranger refused', () => createTestSite().send('POST', '/login')],
  ]
  it.each(answers)('carries the guards: %s', async (_, ask) => {
    const { headers } = await ask()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy-report-only')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each([
    ['a page', '/'],
    ['its data', '/_root.data'],
    ['an order of the account', '/app/account/bookings'],
  ])('of %s is not cached', async (_, path) => {
    const answer = await createTestSite().send('GET', path)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is kept as it says itself', async () => {
    const page = () => new Response('', { headers: { 'cache-control': 'public, max-age=60' } })
    const answer = await createTestSite({ page }).send('GET', '/x')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('the content security policy', () => {
  it('of a page runs our files and this answer’s scripts, nothing inline besides', async () => {
    const answer = await createTestSite().send('GET', '/')
    const nonce = nonceOf(answer)
    expect(nonce).toMatch(/^[\da-f-]{36}$/)
    expect(policyOf(answer).split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
  })

  it('has another nonce for each answer, which is the page’s own', async () => {
    const testSite = createTestSite()
    const nonces = []
    for (let visit = 0; visit < 20; visit++) nonces.push(nonceOf(await testSite.send('GET', '/')))
    expect(new Set(nonces).size).toBe(20)
    expect(testSite.pages.map(({ context }) => context.nonce)).toEqual(nonces)
  })

  it('of data lets nothing run, should a browser take it for a page', async () => {
    const answer = await createTestSite().send('GET', '/api/airports?q=dac')
    expect(policyOf(answer)).toContain("default-src 'none'")
    expect(policyOf(answer)).not.toContain('script-src')
  })

  it('of the gateway’s page is its own', async () => {
    const own = "default-src 'none'; style-src 'sha256-x'"
    const headers = { 'content-security-policy': own, 'referrer-policy': 'same-origin' }
    const transport = async () => new Response('<p>', { headers })
    const answer = await createTestSite({ transport }).send('GET', '/api/payment/sandbox/JT1')
    expect(policyOf(answer)).toBe(own)
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  })

  it('lets forms lead to the gateway where one is configured', async () => {
    const gatewayOrigins = ['https://pay.example']
    const security = { https: false, development: false, ownFrames: false, gatewayOrigins }
    const answer = await createTestSite({ security }).send('GET', '/')
    expect(policyOf(answer)).toContain("form-action 'self' https://pay.example;")
  })
})

describe('a frame', () => {
  it('of our own may show a page in prototype mode alone, and no frame elsewhere', async () => {
    const guards = async (mode: 'mock' | 'embedded') => {
      const answer = await createTestSite({ mode }).send('GET', '/')
      const policy = /frame-ancestors [^;]+/.exec(policyOf(answer))?.[0]
      return [policy, answer.headers.get('x-frame-options')]
    }
    expect(await guards('mock')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN'])
    expect(await guards('embedded')).toEqual(["frame-ancestors 'none'", 'DENY'])
  })
})

describe('under https', () => {
  it('browsers are told to insist on it', async () => {
    const answer = await createTestSite({ https: true }).send('GET', '/')
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    )
    expect(policyOf(answer)).toContain('upgrade-insecure-requests')
  })

  it('the cookie is __Host- and Secure; under http it is neither', async () => {
    for (const [https, start] of [
      [true, /^__Host-jatra=.*; Secure/],
      [false, /^jatra=(?!.*Secure)/],
    ] as const) {
      const testSite = createTestSite({ https, mode: 'mock' })
      const cookie = (await testSite.send('GET', '/')).headers.get('set-cookie')
      expect(cookie).toMatch(start)
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('SameSite=Lax')
    }
  })
})

describe('a crash', () => {
  const crash = () => {
    throw new Error('secret detail at /srv/jatra/db.ts:7')
  }

  it('of a page has a plain message, a full log entry and all guards', async () => {
    const testSite = createTestSite({ page: crash })
    const answer = await testSite.send('GET', '/flight/search?x=1')
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).toContain('<h1>Something went wrong</h1>')
    expect(text).toContain('href="/"')
    expect(text).not.toMatch(/secret detail|\.ts:|\bat \//)
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(policyOf(answer)).toContain("script-src 'self'")
    const requestId = answer.headers.get('x-request-id')
    expect(text).toContain(`please quote reference ${requestId}`)
    expect(testSite.log).toEqual([
      expect.objectContaining({ event: 'request_crashed', path: '/flight/search', requestId }),
    ])
    expect(JSON.stringify(testSite.log)).toContain('secret detail')
  })

  it('of the API is a problem', async () => {
    const answer = await createTestSite({ transport: crash }).send('GET', '/api/airports')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ code: 'internal' })
  })

  it('does not sign the user out', async () => {
    const cookie = await cookieOf()
    const answer = await createTestSite({ page: crash }).send('GET', '/', { cookie })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

function notFound() {
  return new Response('<p>missing</p>', { status: 404, headers: { 'content-type': 'text/html' } })
}
