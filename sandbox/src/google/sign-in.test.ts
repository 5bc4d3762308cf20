import { beforeEach, describe, expect, it } from 'vitest'
import { exchangeLoginCode } from '@jatra/contract/account/auth-endpoints'
import { LOGIN_COOKIE } from '@jatra/contract/account/google-sign-in'
import { users } from '@jatra/api/db/schema'
import { SANDBOX_SIGN_IN_PATH } from './sandbox-issuer.ts'
import { GoogleVisitor } from '@jatra/api/testing/google-visitor'
import { createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'

const database = useTestDatabase()
const openApi = (options: Parameters<typeof createTestApi>[1] = {}) =>
  createTestApi(database, { identity: 'sandbox', ...options })

let api: TestApi
let visitor: GoogleVisitor
beforeEach(() => {
  api = openApi()
  visitor = new GoogleVisitor(api)
})

/** Presses a button of the sandbox's page. @returns the callback's path and query */
async function press(page: URL, form: Record<string, string>, at = api): Promise<string> {
  const body = new URLSearchParams(form)
  const answer = await at.send('POST', page.pathname + page.search, { body })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}
const signInAs = async (person: string, redirectTo?: string) => {
  const callback = await press(await visitor.start(redirectTo), { person, choice: 'continue' })
  return visitor.comeBack(callback)
}
const troubleAt = (at: URL) => [at.pathname, at.searchParams.get('google')]

describe('the sandbox in the place of Google', () => {
  it('signs a person in, makes their account once, and leads back', async () => {
    for (const visit of [1, 2]) {
      const at = await signInAs('nusrat', '/about')
      expect([visit, at.pathname]).toEqual([visit, '/login/success'])
      expect(at.searchParams.get('redirectTo')).toBe('/about')
      const body = {
        user: at.searchParams.get('user') ?? '',
        browser: visitor.cookies.get(LOGIN_COOKIE) ?? '',
      }
      const { user } = await api.client.call(exchangeLoginCode, { body })
      expect(user).toMatchObject({ name: 'Nusrat Jahan', userName: 'nusrat.jahan' })
    }
    expect(await database.db.$count(users)).toBe(1)
  })

  it('speaks the language of the page that it began on, and leads back to it', async () => {
    const start = await visitor.start('/bn/about?a=1')
    const page = await (await api.send('GET', start.pathname + start.search)).text()
    expect(page).toContain('<html lang="bn">')
    expect(page).toContain('Google-কে কিছু জিজ্ঞেস করা হয় না')
    const at = await signInAs('nusrat', '/bn/about?a=1')
    expect(at.pathname).toBe('/bn/login/success')
    expect(at.searchParams.get('redirectTo')).toBe('/about?a=1')
    const cancelled = await press(await visitor.start('/bn'), { choice: 'cancel' })
    expect(troubleAt(await visitor.comeBack(cancelled))).toEqual(['/bn/login', 'cancelled'])
  })

  it('asks which person, says what it is, and needs no script', async () => {
    const page = await visitor.start()
    expect(page.pathname).toBe(SANDBOX_SIGN_IN_PATH)
    const answer = await api.send('GET', page.pathname + page.search)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Google is not asked here, and these people do not exist.')
    expect(html.match(/type="radio"/g)).toHaveLength(3)
    expect(html).not.toMatch(/<script/i)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('stays on this host, by whatever name the browser knows it', async () => {
    const begun = await visitor.ask('/api/auth/google')
    expect(begun.headers.get('location')).toMatch(/^\/api\/auth\/sandbox\?/)
    const callback = await press(await visitor.start(), { person: 'shirin', choice: 'continue' })
    expect(callback).toMatch(/^\/api\/auth\/google\/callback\?/)
  })

  it('is exchanged by another process that shares the secrets', async () => {
    const loginCodeSecrets = ['shared by two processes of these tests']
    const one = openApi({ loginCodeSecrets })
    const other = openApi({ loginCodeSecrets })
    visitor = new GoogleVisitor(one)
    const page = await visitor.start()
    const callback = await press(page, { person: 'nusrat', choice: 'continue' }, other)
    expect((await visitor.comeBack(callback)).pathname).toBe('/login/success')
  })
})

describe('no account is signed in', () => {
  it('for a person who cancels, or whose address is not verified', async () => {
    const cancelled = await press(await visitor.start('/about'), { choice: 'cancel' })
    expect(troubleAt(await visitor.comeBack(cancelled))).toEqual(['/login', 'cancelled'])
    expect(troubleAt(await signInAs('unverified'))).toEqual(['/login', 'unverified'])
    expect(await database.db.$count(users)).toBe(0)
  })

  it('for a person whom the sandbox does not know', async () => {
    const page = await visitor.start()
    for (const person of ['', 'admin', '__proto__']) {
      const body = new URLSearchParams({ person, choice: 'continue' })
      const answer = await api.send('POST', page.pathname + page.search, { body })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('location')).toBeNull()
    }
  })

  it.each([
    ['another verifier', 'code_challenge', 'A'.repeat(43), 'failed'],
    ['another nonce', 'nonce', 'somebody-elses-nonce', 'failed'],
    ['another state', 'state', 'somebody-elses-state', 'ended'],
  ])('by a page that was opened for %s', async (_, name, value, trouble) => {
    const page = await visitor.start()
    page.searchParams.set(name, value)
    const callback = await press(page, { person: 'nusrat', choice: 'continue' })
    expect(troubleAt(await visitor.comeBack(callback))).toEqual(['/login', trouble])
    expect(await database.db.$count(users)).toBe(0)
  })

  it('by a code that is over, forged, or another browser’s', async () => {
    const callbackOf = async () =>
      press(await visitor.start(), { person: 'nusrat', choice: 'continue' })
    const late = await callbackOf()
    api.now += 61_000
    expect(troubleAt(await visitor.comeBack(late))).toEqual(['/login', 'failed'])
    const forged = (await callbackOf()).replace(/code=[^&]*/, 'code=a.b.c')
    expect(troubleAt(await visitor.comeBack(forged))).toEqual(['/login', 'failed'])
    const another = await new GoogleVisitor(api).comeBack(await callbackOf())
    expect(troubleAt(another)).toEqual(['/login', 'ended'])
    const once = await callbackOf()
    expect((await visitor.comeBack(once)).pathname).toBe('/login/success')
    expect(troubleAt(await visitor.comeBack(once))).toEqual(['/login', 'ended'])
  })

  it.each([
    ['another client', 'client_id', 'somebody-else'],
    ['another address', 'redirect_uri', 'https://evil.example/api/auth/google/callback'],
    ['a token at once', 'response_type', 'token'],
    ['a plain verifier', 'code_challenge_method', 'plain'],
    ['no verifier', 'code_challenge', ''],
  ])('and there is no redirect from a page for %s', async (_, name, value) => {
    const page = await visitor.start()
    page.searchParams.set(name, value)
    for (const method of ['GET', 'POST']) {
      const init = method === 'POST' ? { body: new URLSearchParams({ person: 'nusrat' }) } : {}
      const answer = await api.send(method, page.pathname + page.search, init)
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
      expect(await answer.text()).toContain('No such sign-in')
    }
  })
})

it('there is no such page with Google itself, or without sign-in by Google', async () => {
  const none = createTestApi(database)
  for (const method of ['GET', 'POST'])
    expect((await none.send(method, SANDBOX_SIGN_IN_PATH)).status).toBe(404)
})
