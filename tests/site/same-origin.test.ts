import { login, register } from '@jatra/contract/account/auth-endpoints'
import { forgotPassword, resetPassword } from '@jatra/contract/account/password-endpoints'
import { endpoints } from '@jatra/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { cookieOf, createTestSite } from './test-site.ts'

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE']
const paths = ['/login', '/login.data', '/logout', '/api/auth/login', '/api', '/api/../logout']

const reached = ({ pages, api }: ReturnType<typeof createTestSite>) => pages.length + api.length

/** A cookie of ours, or any: what a browser adds by itself. */
const cookie = 'session=anything'

const strangers: [string, Record<string, string>][] = [
  ['a cookie and no Origin', { cookie }],
  ['another Origin', { origin: 'https://evil.example' }],
  ['the opaque Origin', { origin: 'null' }],
  ['an empty Origin', { origin: '' }],
  ['an Origin that only starts like ours', { origin: 'http://jatra.test.evil.example' }],
  ['an Origin that only ends like ours', { origin: 'http://evil-jatra.test' }],
  ['our host on another port', { origin: 'http://jatra.test:8080' }],
  ['our host by another scheme', { origin: 'ftp://jatra.test' }],
  ['a Referer in its place', { cookie, referer: 'http://jatra.test/login' }],
  ['no Origin, but another site', { 'sec-fetch-site': 'cross-site' }],
  ['X-Forwarded-Host', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ['Forwarded', { origin: 'https://evil.example', forwarded: 'host=evil.example' }],
  ['our Origin, but another site', { origin: 'http://jatra.test', 'sec-fetch-site': 'cross-site' }],
  ['our Origin, but a sister', { origin: 'http://jatra.test', 'sec-fetch-site': 'same-site' }],
  ['an unknown site', { origin: 'http://jatra.test', 'sec-fetch-site': 'x' }],
  ['an empty bearer token', { cookie, authorization: 'Bearer ' }],
  ['basic credentials', { cookie, authorization: 'Basic dTpw' }],
]

describe.each(unsafe)('%s', (method) => {
  describe.each(strangers)('with %s', (_, headers) => {
    it.each(paths)('is rejected at %s', async (path) => {
      const testSite = createTestSite()
      const answer = await testSite.send(method, path, headers)
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('did not come from our own pages')
      expect(reached(testSite)).toBe(0)
    })
  })

  it.each([
    ['no word of the site', {}],
    ['the same site', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a proxy in front', { 'x-forwarded-host': 'other.example' }],
  ])('from our own pages passes, with %s', async (_, headers) => {
    const testSite = createTestSite()
    for (const path of ['/login', '/login.data', '/api/auth/login']) {
      const answer = await testSite.send(method, path, { origin: 'http://jatra.test', ...headers })
      expect(answer.status).toBe(200)
    }
    expect(reached(testSite)).toBe(3)
  })
})

describe('every write of the contract', () => {
  const writes = Object.values(endpoints).filter(({ method }) => method !== 'GET')

  it.each(writes.map(({ name, method, path }) => ({ name, method, path })))(
    '$name is refused from another site, whoever is signed in here',
    async ({ method, path }) => {
      const testSite = createTestSite()
      const headers = {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
        cookie: await cookieOf(),
      }
      const address = path.replace(/\{\w+\}/g, 'x')
      expect((await testSite.send(method, address, headers)).status).toBe(403)
      expect(reached(testSite)).toBe(0)
    },
  )
})

describe('a program, which has neither cookie nor Origin', () => {
  const entrances = [register, login, forgotPassword, resetPassword]

  it.each(entrances.map(({ name, method, path }) => ({ name, method, path })))(
    'reaches $name of the API, with PUBLIC_URL and without',
    async ({ method, path }) => {
      for (const https of [false, true]) {
        const testSite = createTestSite({ https })
        const address = path.replace(/\{\w+\}/g, 'x')
        const headers = { 'content-type': 'application/json' }
        expect((await testSite.send(method, address, headers, '{}')).status).toBe(200)
        expect(testSite.api).toHaveLength(1)
      }
    },
  )

  it.each(['/login', '/login.data', '/logout', '/api/../logout', '/apix'])(
    'reaches no form of a page, which would sign its browser in: %s',
    async (path) => {
      const testSite = createTestSite()
      expect((await testSite.send('POST', path)).status).toBe(403)
      expect(reached(testSite)).toBe(0)
    },
  )
})

describe('with PUBLIC_URL', () => {
  const testSite = () => createTestSite({ https: true })

  it('its origin counts, whatever Host the proxy gives', async () => {
    const site = testSite()
    const headers = { origin: 'https://jatra.test', host: '10.0.0.7:3000' }
    expect((await site.send('POST', '/login', headers)).status).toBe(200)
  })

  it.each([
    ['plain http', { origin: 'http://jatra.test' }],
    ['the Host of the request', { origin: 'http://evil.example', host: 'evil.example' }],
    ['nothing', {}],
  ])('%s does not', async (_, headers) => {
    expect((await testSite().send('POST', '/login', headers)).status).toBe(403)
  })
})

describe('safe methods', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('%s comes from anywhere', async (method) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await createTestSite().send(method, '/flight/search', headers)).status).toBe(200)
  })
})

describe('exempt by rule', () => {
  const bearer = { authorization: 'Bearer abc', origin: 'https://app.example' }

  it('are bearer endpoints to the API, and to nothing else', async () => {
    const testSite = createTestSite()
    expect((await testSite.send('POST', '/api/payment/payment-process/bkash', bearer)).status).toBe(
      200,
    )
    expect((await testSite.send('DELETE', '/api/x', { authorization: 'bearer abc' })).status).toBe(
      200,
    )
    for (const path of ['/logout', '/logout.data', '/apix', '/API/auth/login'])
      expect((await testSite.send('POST', path, bearer)).status, path).toBe(403)
    expect(testSite.pages).toEqual([])
  })

  it.each([
    '/api/payment/ipn',
    '/api/payment/notify/bkash',
    '/api/payment/return/JT123',
    '/api/flights/webhook',
  ])('is the gateway or the supplier at %s', async (path) => {
    const testSite = createTestSite()
    const headers = { origin: 'https://sandbox.sslcommerz.com', 'sec-fetch-site': 'cross-site' }
    expect((await testSite.send('POST', path, headers)).status).toBe(200)
    expect((await testSite.send('POST', path, { origin: 'null' })).status).toBe(200)
    expect((await testSite.send('POST', path)).status).toBe(200)
    expect(testSite.api).toHaveLength(3)
  })

  it.each([
    '/api/payment/ipn/x',
    '/api/payment/ipn/../../auth/login',
    '/api/payment/ipnx',
    '/api/payment/return',
    '/api/payment/return/a/b',
    '/api/payment/payment-process/bkash',
    '/api/payment/sandbox/JT123',
    '/api/payment/sandbox/gwprocess/v4/api.php',
    '/x/api/payment/ipn',
  ])('is not %s', async (path) => {
    const testSite = createTestSite()
    expect((await testSite.send('POST', path, { origin: 'https://evil.example' })).status).toBe(403)
    expect(reached(testSite)).toBe(0)
  })
})

it('the API rejects other origins with a problem', async () => {
  const headers = { origin: 'https://evil.example' }
  const answer = await createTestSite().send('POST', '/api/auth/login', headers)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ code: 'forbidden', status: 403 })
})

it('what passed our guard is not judged again by headers that anyone can write', async () => {
  const testSite = createTestSite()
  const headers = { origin: 'http://jatra.test', 'x-forwarded-host': 'evil.example' }
  await testSite.send('POST', '/login', headers, new URLSearchParams({ a: '1' }))
  const [page] = testSite.pages
  expect(page?.request.headers.get('origin')).toBeNull()
  expect(page?.request.headers.get('x-forwarded-host')).toBeNull()
  expect(page?.request.headers.get('content-type')).toContain('x-www-form-urlencoded')
  expect(await page?.request.text()).toBe('a=1')
})
