import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getSignedIn,
  login,
  register,
  confirmEmail,
  sendConfirmation,
} from '@jatra/contract/account/auth-endpoints'
import { CONFIRM_DAYS } from '@jatra/contract/account/account-limits'
import { forgotPassword, resetPassword } from '@jatra/contract/account/password-endpoints'
import { getUser } from '@jatra/contract/account/user-endpoints'
import { sayDone } from '@jatra/contract/messages/say-done'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'
import { users } from '../db/schema.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, TEST_SITE, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const rahima = { userName: 'rahima', email: 'rahima@example.com', password: 'Secret@1' }

let api: TestApi
let me: { userId: string; token: string }
beforeEach(async () => {
  api = createTestApi(database)
  me = await signUp()
})

async function signUp(body = rahima) {
  const { user, access_token: token } = await api.client.call(register, { body })
  return { userId: user._id, token }
}
const confirm = (params: { id: string; token: string }, on = api) =>
  on.client.call(confirmEmail, { params })
const dead = async (...given: Parameters<typeof confirm>) => (await errorOf(confirm(...given))).code
const send = (who = me) =>
  api.client.call(
    sendConfirmation,
    { params: { userId: who.userId } },
    { token: who.token, headers: { 'accept-language': 'en' } },
  )
const read = () => api.client.call(getUser, { params: { userId: me.userId } }, { token: me.token })

/** The link of the newest email. */
async function mailedLink() {
  await api.runJobs()
  const link = api.emails.at(-1)?.link ?? ''
  const [, id = '', token = ''] = /\/confirm-email\/([^/]+)\/([^/]+)$/.exec(link) ?? []
  return { link, id, token }
}

describe('the address of a new account', () => {
  it('is not confirmed until the link of its welcome is used', async () => {
    expect(await read()).toMatchObject({ emailVerified: false })
    const { link, ...params } = await mailedLink()
    expect(link.startsWith(`${TEST_SITE}/confirm-email/${me.userId}/`)).toBe(true)
    expect(api.emails[0]?.text).toMatch(/only if you made this account/i)
    expect(await confirm(params)).toEqual(sayDone('emailConfirmed', 'en'))
    expect(await read()).toMatchObject({ emailVerified: true })
  })

  it('is confirmed once, and a repeat says the same', async () => {
    const params = await mailedLink()
    await confirm(params)
    const [first] = await database.db.select().from(users)
    api.now += HOUR_MS
    expect(await confirm(params)).toEqual(sayDone('emailConfirmed', 'en'))
    expect(await database.db.select().from(users)).toEqual([first])
  })

  it('signs in nobody, and ends no session', async () => {
    const answer = await confirm(await mailedLink())
    expect(JSON.stringify(answer)).not.toContain('access_token')
    const { token } = me
    expect((await api.client.call(getSignedIn, {}, { token })).user._id).toBe(me.userId)
    const body = { identifier: 'rahima', password: rahima.password }
    expect((await api.client.call(login, { body })).user._id).toBe(me.userId)
  })
})

describe('a link that confirms nothing', () => {
  it('is one of another account, of another address, or of nobody', async () => {
    const { token } = await mailedLink()
    const other = await signUp({ ...rahima, userName: 'other', email: 'other@example.com' })
    expect(await dead({ id: other.userId, token })).toBe('link_expired')
    expect(await dead({ id: 'nobody', token })).toBe('link_expired')
    await database.db
      .update(users)
      .set({ email: 'moved@example.com' })
      .where(eq(users.id, me.userId))
    expect(await dead({ id: me.userId, token })).toBe('link_expired')
    expect(await read()).toMatchObject({ emailVerified: false })
  })

  it('is one that is seven days old', async () => {
    const params = await mailedLink()
    api.now += CONFIRM_DAYS * DAY_MS
    expect(await dead(params)).toBe('link_expired')
    api.now -= 1000
    await confirm(params)
  })

  it('is one of a deleted account', async () => {
    const params = await mailedLink()
    await database.db.update(users).set({ deletedAt: new Date(api.now) })
    expect(await dead(params)).toBe('link_expired')
  })

  it('is one that was altered, or signed with another secret', async () => {
    const { id, token } = await mailedLink()
    const [head = '', body = '', sign = ''] = token.split('.')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const made of ['x', `${head}.${body}x.${sign}`, `${unsigned}.${body}.`])
      expect(await dead({ id, token: made })).toBe('link_expired')
    const stranger = createTestApi(database, { loginCodeSecrets: ['another secret'] })
    expect(await dead({ id, token }, stranger)).toBe('link_expired')
  })

  it('is still good after the secret was rotated', async () => {
    api = createTestApi(database, { loginCodeSecrets: ['old'] })
    await send()
    const params = await mailedLink()
    const rotated = createTestApi(database, { loginCodeSecrets: ['fresh', 'old'] })
    expect(await confirm(params, rotated)).toEqual(sayDone('emailConfirmed', 'en'))
  })

  it('is limited by address, as guesses at reset links are', async () => {
    api = createTestApi(database, { limits: { confirmByAddress: { max: 1, seconds: 60 } } })
    expect(await dead({ id: 'nobody', token: 'x' })).toBe('link_expired')
    expect(await dead({ id: 'nobody', token: 'x' })).toBe('rate_limited')
  })
})

describe('the link, sent again', () => {
  it('comes in an email of its own, in the language of the account', async () => {
    await mailedLink()
    expect(await send()).toEqual(sayDone('confirmationSent', 'en'))
    const params = await mailedLink()
    expect(api.emails.at(-1)).toMatchObject({ to: rahima.email, subject: 'Confirm your email' })
    await confirm(params)
    expect(await read()).toMatchObject({ emailVerified: true })
  })

  it('is not sent where there is nothing to confirm any more', async () => {
    const params = await mailedLink()
    await send()
    await confirm(params)
    await api.runJobs()
    expect(api.emails).toHaveLength(1)
    expect(await send()).toEqual(sayDone('emailConfirmed', 'en'))
    await api.runJobs()
    expect(api.emails).toHaveLength(1)
  })

  it('is sent five times an hour, and says when it is not', async () => {
    for (let sent = 0; sent < 5; sent += 1) await send()
    expect((await errorOf(send())).code).toBe('rate_limited')
    await api.runJobs()
    expect(api.emails).toHaveLength(6)
  })

  it('is not asked for by others', async () => {
    const other = await signUp({ ...rahima, userName: 'other', email: 'other@example.com' })
    expect((await errorOf(send({ ...me, token: other.token }))).status).toBe(403)
    expect((await errorOf(send({ ...me, token: '' }))).status).toBe(401)
  })
})

it('an account that was proven by a reset link needs no other', async () => {
  const { email } = rahima
  await api.client.call(forgotPassword, { body: { email } })
  await api.runJobs()
  const reset = api.emails.find(({ subject }) => subject === 'Set a new password')
  const token = reset?.link?.split('/').at(-1) ?? ''
  const params = { id: me.userId, token }
  await api.client.call(resetPassword, { params, body: { password: 'Newer@22' } })
  const body = { identifier: 'rahima', password: 'Newer@22' }
  me.token = (await api.client.call(login, { body })).access_token
  expect(await send()).toEqual(sayDone('emailConfirmed', 'en'))
})

it('no log line holds a token', async () => {
  const { token, ...params } = await mailedLink()
  await confirm({ ...params, token })
  await dead({ id: 'nobody', token })
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(api.log.join()).not.toContain(token)
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('rahima@')
})
