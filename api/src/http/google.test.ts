import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getSignedIn, exchangeLoginCode } from '@jatra/contract/account/auth-endpoints'
import {
  OAUTH_STATE_COOKIE,
  GOOGLE_CALLBACK_PATH,
  LOGIN_COOKIE,
} from '@jatra/contract/account/google-sign-in'
import { loginCodes, oauthSignIns, users } from '../db/schema.ts'
import { createOpenIdProvider } from '../providers/identity/openid-provider.ts'
import { GoogleVisitor } from '../testing/google-visitor.ts'
import { startIssuer, TEST_CLIENT, type OpenIdIssuer } from '../testing/openid-issuer.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const redirectUri = `http://jatra.test${GOOGLE_CALLBACK_PATH}`

let issuer: OpenIdIssuer
let api: TestApi
let visitor: GoogleVisitor
beforeAll(async () => (issuer = await startIssuer(redirectUri)))
afterAll(() => issuer.close())
beforeEach(() => {
  issuer.people.clear()
  issuer.people.set('g-1', {
    email: 'Nusrat@Gmail.com',
    email_verified: true,
    name: 'Nusrat Jahan',
  })
  Object.assign(issuer, { chosen: 'g-1', down: false })
  api = openApi()
  visitor = new GoogleVisitor(api)
})

const identity = () => createOpenIdProvider({ ...TEST_CLIENT, issuer: issuer.issuer, redirectUri })
const openApi = (options: Parameters<typeof createTestApi>[1] = {}) =>
  createTestApi(database, { identity: identity(), ...options })
const exchange = (at: URL) =>
  api.client.call(exchangeLoginCode, {
    body: {
      user: at.searchParams.get('user') ?? '',
      browser: visitor.cookies.get(LOGIN_COOKIE) ?? '',
    },
  })
const troubleAt = (at: URL) => [at.pathname, at.searchParams.get('google')]

describe('signing in by Google', () => {
  it('makes an account, comes back to where the visitor was, and signs in', async () => {
    const at = await visitor.signIn('/flight/booking?searchUid=s1&flightId=2')
    expect(at.pathname).toBe('/login/success')
    expect(at.searchParams.get('redirectTo')).toBe('/flight/booking?searchUid=s1&flightId=2')
    const { access_token: token, user } = await exchange(at)
    expect(user).toMatchObject({
      userName: 'nusrat',
      email: 'nusrat@gmail.com',
      name: 'Nusrat Jahan',
    })
    expect(await api.client.call(getSignedIn, {}, { token })).toEqual({ user })
  })

  it('asks for a code with PKCE, state, nonce and a choice of account, and for nothing else', async () => {
    const at = await visitor.start()
    expect(Object.fromEntries(at.searchParams)).toEqual({
      client_id: TEST_CLIENT.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
  })

  it('says which language is read, on a page that is not in English', async () => {
    expect((await visitor.start('/bn')).searchParams.get('ui_locales')).toBe('bn')
    const begun = await visitor.start('/bn/about')
    const finished = await visitor.ask(await visitor.throughIssuer(begun))
    expect(finished.headers.get('location')).toMatch(/^\/bn\/login\/success\?/)
    expect(finished.headers.get('set-cookie')).toContain('; Path=/bn/login/success;')
  })

  it('binds both ways to the browser, by cookies that only those two pages get', async () => {
    const begun = await visitor.ask('/api/auth/google')
    expect(begun.status).toBe(303)
    expect(begun.headers.get('cache-control')).toBe('no-store')
    expect(begun.headers.get('set-cookie')).toMatch(
      /^jatra-google=[\w-]{43}; Path=\/api\/auth\/google; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    const callback = await visitor.throughIssuer(new URL(begun.headers.get('location') ?? ''))
    expect((await visitor.ask(callback)).headers.get('set-cookie')).toMatch(
      /^jatra-login=[\w-]{43}; Path=\/login\/success; Max-Age=60; HttpOnly; SameSite=Lax$/,
    )
    visitor = new GoogleVisitor(openApi({ publicUrl: 'https://jatra.example' }))
    const secure = await visitor.ask('/api/auth/google')
    expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/)
  })

  it('lets two tabs sign in at once', async () => {
    const [first, second] = [await visitor.start('/a'), await visitor.start('/b')]
    for (const tab of [second, first]) {
      expect((await visitor.comeBack(await visitor.throughIssuer(tab))).pathname).toBe(
        '/login/success',
      )
    }
    expect(await database.db.$count(users)).toBe(1)
  })

  it('reads an issuer that tells no more than the subject in its token', async () => {
    const sparing = await startIssuer(redirectUri, false)
    sparing.people.set('g-9', { email: 'tanvir@gmail.com', email_verified: true })
    sparing.chosen = 'g-9'
    api = openApi({
      identity: createOpenIdProvider({ ...TEST_CLIENT, issuer: sparing.issuer, redirectUri }),
    })
    visitor = new GoogleVisitor(api)
    expect((await exchange(await visitor.signIn())).user.email).toBe('tanvir@gmail.com')
    await sparing.close()
  })

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example', ''])(
    'never leads on to %j',
    async (target) => {
      const at = await visitor.signIn(target)
      expect(at.searchParams.get('redirectTo')).toBe('/')
    },
  )

  it('leads home when the way back does not fit into an address beside the code', async () => {
    const path = `/flight/search?${'a'.repeat(1700)}`
    expect((await visitor.signIn(path)).searchParams.get('redirectTo')).toBe('/')
    const shorter = path.slice(0, 1500)
    expect((await visitor.signIn(shorter)).searchParams.get('redirectTo')).toBe(shorter)
  })

  it('keeps neither state, browser nor code in clear, and logs none of them', async () => {
    const start = await visitor.start()
    const kept = JSON.stringify(await database.db.select().from(oauthSignIns))
    expect(kept).not.toContain(start.searchParams.get('state'))
    expect(kept).not.toContain(visitor.cookies.get(OAUTH_STATE_COOKIE))
    const at = await visitor.comeBack(await visitor.throughIssuer(start))
    const [code] = await database.db.select().from(loginCodes)
    expect(at.searchParams.get('user')).not.toContain(code?.codeHash)
    expect(api.log).toEqual([])
  })
})

describe('a sign-in that comes to nothing', () => {
  const callbackOf = async () => visitor.throughIssuer(await visitor.start('/about'))
  const tampered = async (change: (query: URLSearchParams) => void) => {
    const start = await visitor.start('/about')
    change(start.searchParams)
    return visitor.comeBack(await visitor.throughIssuer(start))
  }

  it.each([
    ['a cancelled consent', 'cancelled', () => ((issuer.chosen = null), visitor.signIn('/about'))],
    ['a wrong nonce', 'failed', () => tampered((query) => query.set('nonce', 'another'))],
    [
      'a code for another verifier',
      'failed',
      () => tampered((query) => query.set('code_challenge', 'A'.repeat(43))),
    ],
    [
      'a code that is none',
      'failed',
      async () => visitor.comeBack((await callbackOf()).replace(/code=[^&]*/, 'code=none')),
    ],
    ['another browser', 'ended', async () => new GoogleVisitor(api).comeBack(await callbackOf())],
    [
      'a browser with a sign-in of its own',
      'ended',
      async () => {
        const other = new GoogleVisitor(api)
        await other.start()
        return other.comeBack(await callbackOf())
      },
    ],
    [
      'ten minutes later',
      'ended',
      async () => {
        const callback = await callbackOf()
        api.now += 10 * 60_000
        return visitor.comeBack(callback)
      },
    ],
  ] as [string, string, () => Promise<URL>][])('%s: %s', async (_, trouble, signIn) => {
    const at = await signIn()
    expect(troubleAt(at)).toEqual(['/login', trouble])
    expect(at.searchParams.get('redirectTo')).toBe('/about')
    expect(await database.db.$count(users)).toBe(0)
    expect(await database.db.$count(loginCodes)).toBe(0)
  })

  it('a wrong state, or none, ends no other visitor’s sign-in', async () => {
    const callback = await callbackOf()
    for (const state of ['state=wrong', 'stale=1']) {
      const at = await visitor.comeBack(callback.replace(/state=[^&]*/, state))
      expect(troubleAt(at)).toEqual(['/login', 'ended'])
    }
    expect((await visitor.comeBack(callback)).pathname).toBe('/login/success')
  })

  it('a callback counts once', async () => {
    const callback = await callbackOf()
    await visitor.comeBack(callback)
    expect(troubleAt(await visitor.comeBack(callback))).toEqual(['/login', 'ended'])
    expect(await database.db.$count(users)).toBe(1)
  })

  it('says that the issuer is away, at either end, and asks it again the next time', async () => {
    issuer.down = true
    const away = await visitor.start('/about')
    expect(troubleAt(away)).toEqual(['/login', 'away'])
    expect(away.searchParams.get('redirectTo')).toBe('/about')
    issuer.down = false
    const callback = await callbackOf()
    issuer.down = true
    expect(troubleAt(await visitor.comeBack(callback))).toEqual(['/login', 'away'])
    issuer.down = false
    expect((await visitor.signIn()).pathname).toBe('/login/success')
    expect(api.log.join()).toMatch(/sign_in_unavailable.*sign_in_failed/)
    expect(api.log.join()).not.toMatch(/Nusrat|gmail|code=/i)
  })

  it('asks what the issuer offers once', async () => {
    issuer.asked = []
    await visitor.signIn()
    await visitor.signIn()
    const discovery = '/.well-known/openid-configuration'
    expect(issuer.asked.filter((path) => path === discovery)).toHaveLength(1)
  })

  it('is limited by address', async () => {
    api = openApi({ limits: { signInByAddress: { max: 1, seconds: 60 } } })
    visitor = new GoogleVisitor(api)
    await visitor.start()
    expect(troubleAt(await visitor.start())).toEqual(['/login', 'busy'])
  })

  it('is not offered without an issuer', async () => {
    visitor = new GoogleVisitor(createTestApi(database))
    expect(troubleAt(await visitor.start())).toEqual(['/login', 'off'])
    expect(troubleAt(await visitor.comeBack(GOOGLE_CALLBACK_PATH))).toEqual(['/login', 'off'])
  })
})
