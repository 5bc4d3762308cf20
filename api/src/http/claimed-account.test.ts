import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  getSignedIn,
  login,
  register,
  exchangeLoginCode,
  confirmEmail,
} from '@jatra/contract/account/auth-endpoints'
import { GOOGLE_CALLBACK_PATH, LOGIN_COOKIE } from '@jatra/contract/account/google-sign-in'
import type { Language } from '@jatra/contract/values/language'
import { createOpenIdProvider } from '../providers/identity/openid-provider.ts'
import { errorOf } from '../testing/error-of.ts'
import { GoogleVisitor } from '../testing/google-visitor.ts'
import { startIssuer, TEST_CLIENT, type OpenIdIssuer } from '../testing/openid-issuer.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const redirectUri = `http://jatra.test${GOOGLE_CALLBACK_PATH}`

let issuer: OpenIdIssuer
let api: TestApi
let visitor: GoogleVisitor
beforeAll(async () => {
  issuer = await startIssuer(redirectUri)
  issuer.people.set('g-1', { email: 'Nusrat@Gmail.com', email_verified: true })
  issuer.chosen = 'g-1'
})
afterAll(() => issuer.close())
beforeEach(() => {
  const identity = createOpenIdProvider({ ...TEST_CLIENT, issuer: issuer.issuer, redirectUri })
  api = createTestApi(database, { identity })
  visitor = new GoogleVisitor(api)
})

const exchange = (at: URL) =>
  api.client.call(exchangeLoginCode, {
    body: {
      user: at.searchParams.get('user') ?? '',
      browser: visitor.cookies.get(LOGIN_COOKIE) ?? '',
    },
  })

describe('an account that somebody made with the address of a Google account', () => {
  const account = { userName: 'nusrat', email: 'nusrat@gmail.com', password: 'Secret@1' }
  const signUp = (language: Language = 'en') =>
    api.client.call(register, { body: account }, { headers: { 'accept-language': language } })
  const enter = () =>
    api.client.call(login, { body: { identifier: 'nusrat', password: account.password } })

  it('goes to the owner of the address, who is told that its password was removed', async () => {
    const { user } = await signUp()
    const first = await exchange(await visitor.signIn())
    expect(first).toMatchObject({ user: { _id: user._id }, passwordRemoved: true })
    expect((await errorOf(enter())).code).toBe('unauthenticated')
    expect(await exchange(await visitor.signIn())).toMatchObject({ passwordRemoved: false })
  })

  it('stays as it is once its owner has confirmed the address: password, sessions and all', async () => {
    const { user, access_token: token } = await signUp()
    await api.runJobs()
    const [id = '', link = ''] = api.emails[0]?.link?.split('/').slice(-2) ?? []
    await api.client.call(confirmEmail, { params: { id, token: link } })
    expect(await exchange(await visitor.signIn())).toMatchObject({
      user: { _id: user._id },
      passwordRemoved: false,
    })
    expect((await enter()).user._id).toBe(user._id)
    expect((await api.client.call(getSignedIn, {}, { token })).user._id).toBe(user._id)
    await api.runJobs()
    expect(api.emails.map(({ subject }) => subject)).toEqual(['Welcome to Jatra'])
  })

  it.each([
    ['en', 'You now sign in by Google', /never confirmed.*password was removed.*every device/s],
    ['bn', 'এখন থেকে Google দিয়ে সাইন ইন করুন', /নিশ্চিত করা হয়নি.*পাসওয়ার্ড মুছে.*সব ডিভাইস/s],
  ] as const)('is told so by an email of its own: %s', async (language, subject, words) => {
    await signUp(language)
    await visitor.signIn()
    await api.runJobs()
    const email = api.emails.find((one) => one.subject === subject)
    expect(email?.to).toBe(account.email)
    expect(email?.text).toMatch(words)
    expect(email?.link).toMatch(/\/forgot-password$/)
    expect(email?.text).not.toContain(account.password)
  })
})
