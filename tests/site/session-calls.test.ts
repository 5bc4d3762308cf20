import { getSignedIn, logout } from '@jatra/contract/account/auth-endpoints'
import { DomainError, type ProblemCode } from '@jatra/contract/http/problem'
import { describe, expect, it } from 'vitest'
import { cookieOf, createTestSite } from './test-site.ts'

const ours = { origin: 'http://jatra.test', 'sec-fetch-site': 'same-origin' }
const calls = [logout, getSignedIn]
const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const)
const failing = (code: ProblemCode) => async () =>
  new DomainError(code, { text: 'No.' }).toResponse(new Headers())
const CLEARED = /^jatra=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/

describe.each(named)('%s', (_, { method, path }) => {
  it('is made with the session that the cookie holds', async () => {
    const testSite = createTestSite()
    const answer = await testSite.send(method, path, { ...ours, cookie: await cookieOf() })
    expect(answer.status).toBe(200)
    const [request] = testSite.api
    expect(request?.headers.get('authorization')).toBe('Bearer token-of-nusrat')
    expect(request?.headers.get('cookie')).toBeNull()
  })

  it('is asked without a token where no cookie holds one', async () => {
    for (const cookie of ['', 'jatra=', 'jatra=forged.by.somebody..else']) {
      const testSite = createTestSite({ transport: failing('unauthenticated') })
      const answer = await testSite.send(method, path, { ...ours, cookie })
      expect(answer.status, cookie).toBe(401)
      // A cookie that opens nothing is taken away.
      expect(answer.headers.get('set-cookie')).toEqual(
        cookie.includes('forged') ? expect.stringMatching(/^jatra=;.*Max-Age=0$/) : null,
      )
    }
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another Origin', { origin: 'https://evil.example' }],
    ['the opaque Origin', { origin: 'null' }],
    ['a sister of ours', { origin: 'http://jatra.test', 'sec-fetch-site': 'same-site' }],
    ['a link elsewhere', { ...(method === 'GET' && { 'sec-fetch-site': 'cross-site' }) }],
  ])('is rejected from %s, and the session stays', async (_name, headers) => {
    const testSite = createTestSite()
    const answer = await testSite.send(method, path, { ...headers, cookie: await cookieOf() })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'forbidden' })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(testSite.api).toHaveLength(0)
  })

  it('takes a bearer token instead, from anywhere, and leaves the cookie alone', async () => {
    const testSite = createTestSite()
    const answer = await testSite.send(method, path, {
      origin: 'https://app.example',
      authorization: 'Bearer another-token',
      cookie: await cookieOf(),
    })
    expect(answer.status).toBe(200)
    expect(testSite.api[0]?.headers.get('authorization')).toBe('Bearer another-token')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('does not fall back to the cookie from other credentials', async () => {
    const testSite = createTestSite()
    const headers = { ...ours, authorization: 'Basic dTpw', cookie: await cookieOf() }
    await testSite.send(method, path, headers)
    expect(testSite.api[0]?.headers.get('authorization')).toBe('Basic dTpw')
  })

  it('clears a cookie whose token is no longer good', async () => {
    const testSite = createTestSite({ transport: failing('unauthenticated') })
    const answer = await testSite.send(method, path, { ...ours, cookie: await cookieOf() })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toMatch(CLEARED)
  })

  it('keeps the session while the API is away', async () => {
    const testSite = createTestSite({ transport: failing('provider_unavailable') })
    const answer = await testSite.send(method, path, { ...ours, cookie: await cookieOf() })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

it('a logout clears the cookie, and who is signed in keeps it', async () => {
  const headers = { ...ours, cookie: await cookieOf() }
  const out = await createTestSite().send('POST', logout.path, headers)
  expect(out.headers.get('set-cookie')).toMatch(CLEARED)
  const known = await createTestSite().send('GET', getSignedIn.path, headers)
  expect(known.headers.get('set-cookie')).toBeNull()
})

it('no other call is made with the cookie', async () => {
  const others = [
    ['GET', '/api/users/u1'],
    ['PUT', '/api/users/u1'],
    ['GET', '/api/payment/u1/flight-orders'],
    ['POST', '/api/auth/login'],
    ['POST', getSignedIn.path],
    ['GET', logout.path],
    ['GET', `${getSignedIn.path}/`],
    ['POST', `${logout.path}/x`],
  ] as const
  for (const [method, path] of others) {
    const testSite = createTestSite()
    await testSite.send(method, path, { ...ours, cookie: await cookieOf() })
    expect(testSite.api[0]?.headers.get('authorization'), `${method} ${path}`).toBeNull()
  }
})

it('a visitor of the prototype stays the same one after a logout', async () => {
  const testSite = createTestSite({ mode: 'mock', newId: () => 'v-1' })
  const answer = await testSite.send('POST', logout.path, { ...ours, cookie: await cookieOf() })
  expect(answer.headers.get('set-cookie')).toMatch(/^jatra=[\w.-]+; /)
  expect(testSite.api[0]?.headers.get('authorization')).toBe('Bearer token-of-nusrat')
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  await testSite.send('POST', logout.path, { ...ours, cookie })
  expect(testSite.api[1]?.headers.get('authorization')).toBeNull()
  expect(testSite.api[1]?.headers.get('x-jatra-visitor')).toBe('v-1')
})
