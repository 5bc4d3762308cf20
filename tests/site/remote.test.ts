import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, register } from '@jatra/contract/account/auth-endpoints'
import { listDevices } from '@jatra/contract/account/device-endpoints'
import { forgotPassword } from '@jatra/contract/account/password-endpoints'
import { createClient } from '@jatra/contract/http/client'
import { GOOGLE_PATH } from '@jatra/contract/account/google-sign-in'
import { startIssuer, TEST_CLIENT, type OpenIdIssuer } from '@jatra/api/testing/openid-issuer'
import { jpeg } from '@jatra/api/testing/pictures'
import { startBuilt, type BuiltServer } from './built-server.ts'
import { Visitor } from './visitor.ts'

const API_SECRET = 'between the two hosts of these tests for now'
const SESSION_SECRET = 'of the site alone for these tests and long enough'

let issuer: OpenIdIssuer
let api: BuiltServer
let site: BuiltServer
beforeAll(async () => {
  const port = await freePort()
  const PUBLIC_URL = `http://127.0.0.1:${port}`
  issuer = await startIssuer(`${PUBLIC_URL}/api/auth/google/callback`)
  issuer.people.set('g-1', { email: 'rahima@example.com', email_verified: true, name: 'Rahima' })
  issuer.chosen = 'g-1'
  const google = {
    GOOGLE_CLIENT_ID: TEST_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: TEST_CLIENT.clientSecret,
    GOOGLE_ISSUER: issuer.issuer,
  }
  api = await startBuilt({
    API_SECRET: `${API_SECRET} to come,${API_SECRET}`,
    PUBLIC_URL,
    ...google,
  })
  site = await startSite({ PORT: port, PUBLIC_URL, API_SECRET, TRUST_PROXY: '1', ...google })
}, 120_000)
afterAll(async () => {
  await site?.stop()
  await api?.stop()
  await issuer?.close()
})

const startSite = (env: Record<string, string>) =>
  startBuilt({ API_MODE: 'remote', API_HOST: api.origin, SESSION_SECRET, ...env })

/** A port that was free just now. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

describe('a site whose API is on another host', () => {
  it('signs people up, in and out, and forgets no password of theirs', async () => {
    const visitor = new Visitor(site.origin)
    const userName = await visitor.signUp()
    expect((await visitor.get('/app/account/profile')).status).toBe(200)
    expect((await visitor.post('/logout', {})).status).toBe(302)
    const wrong = await visitor.post('/login', { identifier: userName, password: 'Wrong@2026' })
    expect(wrong.status).toBe(401)
    const right = await visitor.post('/login', { identifier: userName, password: 'Jatra@2026' })
    expect(right.status).toBe(302)
    const forgot = await visitor.post('/forgot-password', { email: `${userName}@example.com` })
    expect(forgot.headers.get('location')).toBe('/forgot-password-instruction')
  })

  it('knows and ends a session by its cookie, and asks for one', async () => {
    const visitor = new Visitor(site.origin)
    expect((await visitor.post('/api/auth/logout', {})).status).toBe(401)
    const userName = await visitor.signUp()
    const known = await visitor.get('/api/auth/login/success')
    expect(await known.json()).toMatchObject({ user: { userName } })
    expect((await visitor.post('/api/auth/logout', {})).status).toBe(200)
    expect((await visitor.get('/api/auth/login/success')).status).toBe(401)
  })

  it('passes an uploaded picture on as it comes, from a page and from a script', async () => {
    const visitor = new Visitor(site.origin)
    await visitor.signUp()
    const picture = new Blob([new Uint8Array(await jpeg(640, 480))])
    for (const body of [picture, picture.stream()]) {
      const answer = await visitor.upload('/app/documents?name=passport.jpg', body)
      expect(answer.status).toBe(201)
      const { _id } = (await answer.json()) as { _id: string }
      const shown = await visitor.get(`/app/documents/${_id}`)
      expect(shown.headers.get('content-type')).toBe('image/jpeg')
      expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    }
    const stranger = await fetch(`${site.origin}/api/documents?name=passport.jpg`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: 'Bearer no-token' },
      body: picture.stream(),
      duplex: 'half',
    } as RequestInit)
    expect(stranger.status).toBe(401)
  })

  it('says why it takes a large file not, each time', async () => {
    const visitor = new Visitor(site.origin)
    await visitor.signUp()
    const bytes = new Uint8Array(3_000_000)
    bytes.set(new TextEncoder().encode('\0\0\0\x18ftypheic'))
    const heic = new Blob([bytes])
    const unknown = { authorization: 'Bearer no-token' }
    const statuses: number[][] = []
    for (let tries = 0; tries < 12; tries++) {
      const fromPage = await visitor.upload('/app/documents?name=a.heic', heic)
      expect(await fromPage.json()).toMatchObject({ message: expect.any(String) as string })
      const fromClient = await visitor.upload('/api/documents?name=a.heic', heic, unknown)
      await fromClient.body?.cancel()
      statuses.push([fromPage.status, fromClient.status])
    }
    expect(statuses).toEqual(statuses.map(() => [415, 401]))
  })

  it('signs a program up and in, which has neither cookie nor Origin', async () => {
    const client = createClient((request) => fetch(request), site.origin)
    const [userName, password] = ['a.program', 'Jatra@2026']
    const account = { userName, email: 'a.program@example.com', password }
    expect(await client.call(register, { body: account })).toMatchObject({ user: { userName } })
    const signedIn = await client.call(login, { body: { identifier: userName, password } })
    const devices = { params: { userId: signedIn.user._id } }
    expect(await client.call(listDevices, devices, { token: signedIn.access_token })).toHaveLength(
      2,
    )
    const { email } = account
    expect(await client.call(forgotPassword, { body: { email } })).toMatchObject({
      status: 'success',
    })
  })

  it('signs people in by Google, with the cookies of both steps', async () => {
    const visitor = new Visitor(site.origin)
    const started = await visitor.get(`${GOOGLE_PATH}?redirectTo=/about`)
    expect(started.status).toBe(303)
    const callback = await throughIssuer(started.headers.get('location') ?? '')
    expect(callback.origin).toBe(site.origin)
    const back = await visitor.get(callback.pathname + callback.search)
    expect(back.headers.get('location')).toMatch(/^\/login\/success\?user=/)
    const done = await visitor.follow(back.headers.get('location') ?? '')
    expect(done.html.includes('You are signed in as Rahima')).toBe(true)
    expect((await visitor.get('/app/account/profile')).status).toBe(200)
  })

  it('counts each visitor by their own address', async () => {
    const tryFrom = (address: string) =>
      fetch(`${site.origin}/api/auth/login`, {
        method: 'POST',
        headers: {
          origin: site.origin,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ identifier: 'somebody', password: 'Wrong@2026' }),
      }).then(async (answer) => (await answer.body?.cancel(), answer.status))
    for (let tries = 0; tries < 10; tries++)
      expect(await tryFrom(`198.51.100.4:${5000 + tries}`)).toBe(401)
    expect(await tryFrom('198.51.100.4')).toBe(429)
    expect(await tryFrom('198.51.100.5')).toBe(401)
  })

  it('names the browser in the list of devices', async () => {
    const userName = await new Visitor(site.origin).signUp()
    const client = createClient((request) => fetch(request), site.origin)
    const headers = { origin: site.origin, 'user-agent': 'Chrome on a phone' }
    const body = { identifier: userName, password: 'Jatra@2026' }
    const { access_token: token, user } = await client.call(login, { body }, { headers })
    const devices = await client.call(listDevices, { params: { userId: user._id } }, { token })
    expect(devices[0]).toMatchObject({ userAgent: 'Chrome on a phone', current: true })
  })

  it('answers what the API rejects, and reaches nothing else by a strange path', async () => {
    for (const path of ['/api//elsewhere/', '/api/%5Celsewhere', "/api/x?q=%27{}|'"]) {
      const answer = await fetch(site.origin + path)
      expect(answer.status, path).toBe(404)
    }
  })

  it('still rejects other people’s pages', async () => {
    const answer = await fetch(`${site.origin}/api/auth/login`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(403)
  })

  it('passes the gateway’s notice on', async () => {
    const answer = await fetch(`${site.origin}/api/payment/ipn`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'tran_id=JT0&status=VALID',
    })
    expect(answer.status).not.toBe(503)
    expect(answer.status).not.toBe(404)
  })
})

describe('a site that the API does not know', () => {
  it('is not ready, says so to its visitors, and the API says why', async () => {
    const other = await startSite({ API_SECRET: 'another secret than the API knows of' })
    try {
      expect((await fetch(`${other.origin}/readyz`)).status).toBe(503)
      const visitor = new Visitor(other.origin)
      const answer = await visitor.post('/login', { identifier: 'a', password: 'Jatra@2026' })
      expect(answer.status).toBe(503)
      expect(api.said()).toContain('API_SECRET is not the same on both hosts')
    } finally {
      await other.stop()
    }
  })

  it('is treated like one that cannot be reached', async () => {
    const other = await startSite({ API_SECRET, API_HOST: `http://127.0.0.1:${await freePort()}` })
    try {
      expect((await fetch(`${other.origin}/healthz`)).status).toBe(200)
      expect((await fetch(`${other.origin}/readyz`)).status).toBe(503)
      const answer = await fetch(`${other.origin}/api/airports`)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(other.said()).toContain('api_unreachable')
    } finally {
      await other.stop()
    }
  })
})

it('a site without API_SECRET does not start, and says what it needs', async () => {
  await expect(
    startBuilt({ API_MODE: 'remote', API_HOST: 'http://127.0.0.1:9', SESSION_SECRET }),
  ).rejects.toThrow('API_SECRET: is needed with API_MODE=remote')
})

/** @returns where the issuer sends the browser in the end */
async function throughIssuer(start: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = new URL(start)
  for (let hops = 0; hops < 10; hops++) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const from = at.origin
    at = new URL(answer.headers.get('location') ?? '', at)
    if (at.origin !== from) return at
  }
  throw new Error('The issuer leads round in circles')
}
