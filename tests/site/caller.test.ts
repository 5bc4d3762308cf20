import { describe, expect, it } from 'vitest'
import { login, logout } from '@jatra/contract/account/auth-endpoints'
import { listFlightOrders } from '@jatra/contract/whole-order/endpoints'
import { DomainError, type ProblemCode } from '@jatra/contract/http/problem'
import type { AppContext } from '../../app/server/context.server.ts'
import { cookieOf, createTestSite, nusrat, SECRET } from './test-site.ts'
import { createSessionCookie } from '../../app/server/session/session-cookie.server.ts'

const spoofed = {
  'x-jatra-client-ip': '203.0.113.9',
  'x-jatra-user-agent': 'a device of my own making',
  'x-jatra-visitor': 'somebody-else',
  'x-jatra-scenario': 'payment-declined',
}
const listOrders = (_: Request, { api }: AppContext) =>
  api.call(listFlightOrders, { params: { userId: 'u1' } }).then((orders) => Response.json(orders))

describe('what the API is told of a caller', () => {
  it('comes from us, never from the caller’s own headers', async () => {
    const testSite = createTestSite()
    await testSite.send('GET', '/api/airports', { ...spoofed, cookie: await cookieOf() })
    const [request] = testSite.api
    expect(request?.headers.get('x-jatra-client-ip')).toBe('192.0.2.7')
    for (const name of ['x-jatra-user-agent', 'x-jatra-visitor', 'x-jatra-scenario', 'cookie'])
      expect(request?.headers.get(name), name).toBeNull()
  })

  it('is how the browser names itself, too', async () => {
    const testSite = createTestSite()
    await testSite.send('GET', '/api/airports', { ...spoofed, 'user-agent': 'Chrome on a phone' })
    expect(testSite.api[0]?.headers.get('x-jatra-user-agent')).toBe('Chrome on a phone')
  })

  it('is the same when a page asks', async () => {
    const asked: Request[] = []
    const site = createTestSite({
      page: listOrders,
      transport: async (request) => (asked.push(request), Response.json([])),
    })
    await site.send('GET', '/x', { ...spoofed, cookie: await cookieOf() })
    const headers = Object.fromEntries(asked[0]?.headers ?? [])
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer token-of-nusrat',
      'x-jatra-client-ip': '192.0.2.7',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    })
  })

  it('is the language of the page that asks, and a caller’s own where no page does', async () => {
    const asked: Request[] = []
    const transport = async (request: Request) => (asked.push(request), Response.json([]))
    const site = createTestSite({ languages: ['en', 'bn'], page: listOrders, transport })
    for (const path of ['/x', '/bn/x', '/bn/x.data', '/api/airports'])
      await site.send('GET', path, { 'accept-language': 'bn-BD', cookie: await cookieOf() })
    const languages = asked.map(({ headers }) => headers.get('accept-language'))
    expect(languages).toEqual(['en', 'bn', 'bn', 'bn-BD'])
  })

  it.each([
    ['nothing in front', 0, '203.0.113.9, 198.51.100.4', '192.0.2.7'],
    ['a proxy of ours in front', 1, '203.0.113.9, 198.51.100.4', '198.51.100.4'],
    ['a proxy that says nothing', 1, '', '192.0.2.7'],
    ['a proxy that writes the port too', 1, '198.51.100.4:50123', '198.51.100.4'],
    ['a proxy that says nothing at the end', 1, '203.0.113.9,', 'unknown'],
    ['a proxy that writes what is no address', 1, 'me, or you', 'unknown'],
  ])('is the right address with %s', async (_, trustedProxies, forwarded, expected) => {
    const testSite = createTestSite({ trustedProxies })
    await testSite.send('GET', '/api/airports', { ...spoofed, 'x-forwarded-for': forwarded })
    expect(testSite.api[0]?.headers.get('x-jatra-client-ip')).toBe(expected)
  })
})

describe('the cookie of a browser that began to sign in by Google', () => {
  const cookie = async () => `a=1; jatra-google=secret-1; jatra-login=secret-2; ${await cookieOf()}`

  it.each([
    '/api/auth/google',
    '/api/auth/google?redirectTo=/',
    '/api/auth/google/callback?state=s',
  ])('reaches %s, and no other cookie does', async (path) => {
    const testSite = createTestSite()
    await testSite.send('GET', path, { cookie: await cookie() })
    expect(testSite.api[0]?.headers.get('cookie')).toBe('jatra-google=secret-1')
  })

  it.each([
    '/api/auth/google/',
    '/api/auth/google/other',
    '/api/auth/googles',
    '/api/auth/login/success',
    '/api/airports',
  ])('does not reach %s', async (path) => {
    const testSite = createTestSite()
    await testSite.send('GET', path, { cookie: await cookie() })
    expect(testSite.api[0]?.headers.get('cookie')).toBeNull()
  })

  it('is no cookie at all where the browser has none', async () => {
    const testSite = createTestSite()
    await testSite.send('GET', '/api/auth/google', { cookie: await cookieOf() })
    expect(testSite.api[0]?.headers.get('cookie')).toBeNull()
  })
})

describe('the visitor of prototype mode', () => {
  const visitorIn = async (setCookie: string | null) =>
    (await createSessionCookie([SECRET], false, () => Date.now()).read(setCookie)).visitor

  it('is named once, by us, and known again by the cookie alone', async () => {
    const testSite = createTestSite({ mode: 'mock', newId: () => 'v-1' })
    const first = await testSite.send('GET', '/api/airports', spoofed)
    const cookie = first.headers.get('set-cookie')
    expect(await visitorIn(cookie)).toBe('v-1')
    const again = await testSite.send('GET', '/api/airports', { cookie: cookie ?? '' })
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(testSite.api.map(({ headers }) => headers.get('x-jatra-visitor'))).toEqual([
      'v-1',
      'v-1',
    ])
  })

  it.each(['jatra=v-1', 'jatra=', 'visitor=v-1', 'jatra=eyJhbGciOiJub25lIn0....'])(
    'starts afresh from a forged cookie: %s',
    async (cookie) => {
      const testSite = createTestSite({ mode: 'mock', newId: () => 'v-new' })
      await testSite.send('GET', '/api/airports', { cookie })
      expect(testSite.api[0]?.headers.get('x-jatra-visitor')).toBe('v-new')
    },
  )

  it('is forgotten in every other mode', async () => {
    const cookies = createSessionCookie([SECRET], false, () => Date.now())
    const session = await cookies.read(null)
    session.nameVisitor('v-1')
    session.signIn('token-of-nusrat', nusrat)
    const testSite = createTestSite()
    const answer = await testSite.send('GET', '/api/airports', {
      cookie: await cookies.write(session),
    })
    expect(testSite.api[0]?.headers.get('x-jatra-visitor')).toBeNull()
    const left = await cookies.read(answer.headers.get('set-cookie'))
    expect(left.data).toEqual({ token: 'token-of-nusrat', user: nusrat })
  })

  it('is not created in other modes', async () => {
    expect((await createTestSite().send('GET', '/')).headers.get('set-cookie')).toBeNull()
  })
})

describe('a token that is no longer good', () => {
  const failing = (code: ProblemCode) => async () =>
    new DomainError(code, { text: 'No.' }).toResponse(new Headers())
  const caught =
    (call: (context: AppContext) => Promise<unknown>) =>
    async (_: Request, context: AppContext): Promise<Response> => {
      try {
        await call(context)
      } catch (error) {
        if (error instanceof Response) return error
        if (error instanceof DomainError)
          return new Response(error.message, { status: error.status })
        throw error
      }
      return new Response('fine')
    }
  const orders = caught(({ api }) => api.call(listFlightOrders, { params: { userId: 'u1' } }))
  const pages = caught(({ api }) => api.page(listFlightOrders, { params: { userId: 'u1' } }))
  const signIn = caught(({ api }) =>
    api.call(login, { body: { identifier: 'nusrat', password: 'wrong' } }),
  )

  it.each([
    ['unauthenticated', orders],
    ['forbidden', orders],
    ['unauthenticated', pages],
  ] as const)('%s: signs out and leads to the login page and back', async (code, page) => {
    const testSite = createTestSite({ page, transport: failing(code) })
    const answer = await testSite.send('GET', '/app/account/bookings?tab=1', {
      cookie: await cookieOf(),
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(
      '/login?redirectTo=%2Fapp%2Faccount%2Fbookings%3Ftab%3D1&session=ended',
    )
    expect(answer.headers.get('set-cookie')).toMatch(/^jatra=; .*Max-Age=0$/)
  })

  it.each(['not_found', 'price_changed', 'internal'] as const)(
    '%s is another matter',
    async (code) => {
      const testSite = createTestSite({ page: orders, transport: failing(code) })
      const answer = await testSite.send('GET', '/x', { cookie: await cookieOf() })
      expect(answer.headers.get('location')).toBeNull()
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )

  it('is not what a wrong password says, signed in or not', async () => {
    const testSite = createTestSite({ page: signIn, transport: failing('unauthenticated') })
    for (const cookie of ['', await cookieOf()]) {
      const answer = await testSite.send('POST', '/login', { origin: 'http://jatra.test', cookie })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })

  it('signs out by the logout call too', async () => {
    const page = caught(({ api }) => api.call(logout, {}))
    const testSite = createTestSite({ page, transport: failing('unauthenticated') })
    const answer = await testSite.send('GET', '/x', { cookie: await cookieOf() })
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  })
})
