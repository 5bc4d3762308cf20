import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endAllDevices } from '@jatra/contract/account/device-endpoints'
import { exchangeLoginCode } from '@jatra/contract/account/auth-endpoints'
import { forgotPassword, resetPassword } from '@jatra/contract/account/password-endpoints'
import { GOOGLE_CALLBACK_PATH, LOGIN_COOKIE } from '@jatra/contract/account/google-sign-in'
import { loginCodes, oauthSignIns, users } from '../db/schema.ts'
import { createOpenIdProvider } from '../providers/identity/openid-provider.ts'
import { GoogleVisitor } from '../testing/google-visitor.ts'
import { startIssuer, TEST_CLIENT, type OpenIdIssuer } from '../testing/openid-issuer.ts'
import { errorOf } from '../testing/error-of.ts'
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
  issuer.chosen = 'g-1'
  api = openApi()
  visitor = new GoogleVisitor(api)
})

const identity = () => createOpenIdProvider({ ...TEST_CLIENT, issuer: issuer.issuer, redirectUri })
const openApi = (options: Parameters<typeof createTestApi>[1] = {}) =>
  createTestApi(database, { identity: identity(), ...options })
const exchange = (at: URL, who = visitor, on = api) =>
  on.client.call(exchangeLoginCode, {
    body: { user: at.searchParams.get('user') ?? '', browser: who.cookies.get(LOGIN_COOKIE) ?? '' },
  })
const failedExchange = async (...given: Parameters<typeof exchange>) =>
  (await errorOf(exchange(...given))).code
type User = { id: string; email: string }

describe('the code of /login/success', () => {
  it('signs in once, of twenty attempts at one time too', async () => {
    const at = await visitor.signIn()
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => exchange(at)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failedExchange(at)).toBe('unauthenticated')
  })

  it('lives for 60 seconds', async () => {
    const at = await visitor.signIn()
    api.now += 60_000
    expect(await failedExchange(at)).toBe('unauthenticated')
  })

  it('is good in its own browser alone, and not spoilt by another', async () => {
    const at = await visitor.signIn()
    const other = new GoogleVisitor(api)
    await other.signIn()
    expect(await failedExchange(at, other)).toBe('unauthenticated')
    expect((await exchange(at)).user.userName).toBe('nusrat')
  })

  it('is ours: of another secret or altered it is none, and an older secret is still believed', async () => {
    const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)]
    api = openApi({ loginCodeSecrets: [old] })
    visitor = new GoogleVisitor(api)
    const at = await visitor.signIn()
    expect(await failedExchange(at, visitor, openApi({ loginCodeSecrets: [fresh] }))).toBe(
      'unauthenticated',
    )
    const altered = new URL(at)
    const [head = '', body = '', sign = ''] = (at.searchParams.get('user') ?? '').split('.')
    const unsigned = Buffer.from('{"alg":"none","typ":"jatra-login+jwt"}').toString('base64url')
    for (const code of [`${unsigned}.${body}.x`, `${head}.${body}x.${sign}`]) {
      altered.searchParams.set('user', code)
      expect(await failedExchange(altered)).toBe('unauthenticated')
    }
    const rotated = openApi({ loginCodeSecrets: [fresh, old] })
    expect((await exchange(at, visitor, rotated)).user.userName).toBe('nusrat')
  })

  it('does not sign in to an account that was deleted meanwhile', async () => {
    const at = await visitor.signIn()
    await database.db.update(users).set({ deletedAt: new Date(api.now) })
    expect(await failedExchange(at)).toBe('unauthenticated')
  })

  it.each([
    [
      'a new password',
      async ({ id, email }: User) => {
        await api.client.call(forgotPassword, { body: { email } })
        await api.runJobs()
        const isReset = ({ subject }: { subject: string }) => subject === 'Set a new password'
        const token = new URL(api.emails.find(isReset)?.link ?? '').pathname.split('/').at(-1) ?? ''
        await api.client.call(resetPassword, {
          params: { id, token },
          body: { password: 'Newer@22' },
        })
      },
    ],
    [
      'signing out everywhere',
      async ({ id }: User, token: string) => {
        await api.client.call(endAllDevices, { params: { userId: id } }, { token })
      },
    ],
  ])('opens nothing after %s', async (_, end) => {
    const { access_token, user } = await exchange(await visitor.signIn())
    const at = await visitor.signIn()
    await end({ id: user._id, email: user.email }, access_token)
    expect(await failedExchange(at)).toBe('unauthenticated')
  })

  it('is swept when it expires, and so is an abandoned sign-in', async () => {
    await visitor.signIn()
    await visitor.start()
    api.now += 11 * 60_000
    await api.sweep()
    expect(await database.db.$count(loginCodes)).toBe(0)
    expect(await database.db.$count(oauthSignIns)).toBe(0)
  })
})
