import { beforeEach, describe, expect, it } from 'vitest'
import { getSignedIn, login, register } from '@jatra/contract/account/auth-endpoints'
import * as endpoints from '@jatra/contract/account/password-endpoints'
import { sayDone } from '@jatra/contract/messages/say-done'
import { outbox, passwordResets, users } from '../db/schema.ts'
import type { Hasher } from '../domain/auth/hasher.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, jsonInit, TEST_SITE, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const rahima = { userName: 'Rahima', email: 'rahima@example.com', password: 'Secret@1' }
const NEW = 'Newer@22'

let api: TestApi
beforeEach(() => {
  api = createTestApi(database)
})

const from = (ip: string) => ({ headers: { 'x-jatra-client-ip': ip } })
const signUp = () => api.client.call(register, { body: rahima })
const signIn = (password: string, ip = '203.0.113.7') =>
  api.client.call(login, { body: { identifier: 'rahima', password } }, from(ip))
const forgot = (email = rahima.email, ip = '203.0.113.7') =>
  api.client.call(endpoints.forgotPassword, { body: { email } }, from(ip))
const reset = (params: { id: string; token: string }, ip = '203.0.113.7') =>
  api.client.call(endpoints.resetPassword, { params, body: { password: NEW } }, from(ip))

/** What the newest email's button leads to. */
async function mailedLink() {
  await api.runJobs()
  const link = api.emails.filter(({ subject }) => subject === 'Set a new password').at(-1)?.link
  const [id = '', token = ''] = new URL(link ?? '').pathname.split('/').slice(2)
  return { id, token }
}

describe('a forgotten password', () => {
  it('gets a link of 256 bits, of which only the hash is kept and nothing is logged', async () => {
    await signUp()
    await forgot('RAHIMA@example.com')
    const { token } = await mailedLink()
    expect(token).toMatch(/^[\w-]{43}$/)
    const kept = [
      await database.db.select().from(passwordResets),
      await database.db.select().from(outbox),
    ]
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(api.log.join()).not.toContain(token)
  })

  it('has the same answer for an unknown email, with the same rows written', async () => {
    await signUp()
    await api.runJobs()
    const answers: string[] = []
    for (const email of [rahima.email, 'nobody@example.com']) {
      const response = await api.send('POST', endpoints.forgotPassword.path, jsonInit({ email }))
      answers.push(`${String(response.status)} ${await response.text()}`)
    }
    expect(answers[1]).toBe(answers[0])
    const enqueued = (await database.db.select().from(outbox)).filter(
      (row) => row.kind === 'password_reset',
    )
    expect(enqueued).toHaveLength(2)
    await api.runJobs()
    expect(api.emails.map(({ to }) => to)).toEqual([rahima.email, rahima.email])
    expect(api.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  it('leads to our own site, whatever the request calls itself', async () => {
    await signUp()
    const poisoned = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    await api.send(
      'POST',
      endpoints.forgotPassword.path,
      jsonInit({ email: rahima.email }, poisoned),
    )
    await api.runJobs()
    const email = api.emails.find(({ subject }) => subject === 'Set a new password')
    expect(email?.link?.startsWith(`${TEST_SITE}/reset-password/`)).toBe(true)
    expect(JSON.stringify(email)).not.toContain('evil')
  })

  it('leads back to where it was forgotten, on our own site alone', async () => {
    await signUp()
    const links: (string | undefined)[] = []
    for (const redirectTo of [
      '/flight/booking/?searchId=s1&index=2',
      '//evil.example',
      undefined,
    ]) {
      const body = { email: rahima.email, redirectTo }
      await api.client.call(endpoints.forgotPassword, { body }, from('203.0.113.7'))
      await api.runJobs()
      const email = api.emails.filter(({ subject }) => subject === 'Set a new password').at(-1)
      links.push(new URL(email?.link ?? '').search)
    }
    const back = new URLSearchParams({ redirectTo: '/flight/booking/?searchId=s1&index=2' })
    expect(links).toEqual([`?${back}`, '', ''])
  })

  it('sends five emails an hour to one mailbox, and answers the sixth the same', async () => {
    await signUp()
    for (let asked = 0; asked < 8; asked += 1) {
      const answer = await forgot(rahima.email, `198.51.100.${String(asked)}`)
      expect(answer).toEqual({ status: 'success', ...sayDone('resetSent', 'en') })
    }
    await api.runJobs()
    expect(api.emails.filter(({ subject }) => subject === 'Set a new password')).toHaveLength(5)
  })
})

describe('a reset link', () => {
  it('sets the password, ends every session, proves the email and tells the owner', async () => {
    const { access_token: token, user } = await signUp()
    await forgot()
    expect(await reset(await mailedLink())).toEqual({
      status: 'success',
      ...sayDone('passwordReset', 'en'),
    })
    expect((await errorOf(api.client.call(getSignedIn, {}, { token }))).status).toBe(401)
    expect((await errorOf(signIn(rahima.password))).status).toBe(401)
    expect((await signIn(NEW)).user).toEqual(user)
    expect((await database.db.select().from(users))[0]?.emailVerifiedAt).toEqual(new Date(api.now))
    await api.runJobs()
    expect(api.emails.at(-1)).toMatchObject({
      to: rahima.email,
      subject: 'Your password was changed',
    })
  })

  it('lets one of two who come at once', async () => {
    await signUp()
    await forgot()
    const link = await mailedLink()
    const ends = await Promise.allSettled([reset(link), reset(link)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('costs no hashing when it is made up', async () => {
    let hashed = 0
    const hasher: Hasher = { hash: async () => String((hashed += 1)), verify: async () => false }
    api = createTestApi(database, { hasher })
    const { user } = await signUp()
    expect((await errorOf(reset({ id: user._id, token: 'A'.repeat(43) }))).code).toBe(
      'link_expired',
    )
    expect(hashed).toBe(1)
  })

  it('gives a password to an account that had none', async () => {
    await signUp()
    await database.db.update(users).set({ passwordHash: null })
    await forgot()
    await reset(await mailedLink())
    await expect(signIn(NEW)).resolves.toBeDefined()
  })

  it('opens nothing to an account that was deleted', async () => {
    await signUp()
    await forgot()
    const link = await mailedLink()
    await database.db.update(users).set({ deletedAt: new Date(api.now) })
    expect((await errorOf(reset(link))).code).toBe('link_expired')
  })

  it('is removed once it is over', async () => {
    await signUp()
    await forgot()
    await mailedLink()
    await api.sweep()
    expect(await database.db.$count(passwordResets)).toBe(1)
    api.now += endpoints.RESET_MINUTES * 60_000 + 1
    await api.sweep()
    expect(await database.db.$count(passwordResets)).toBe(0)
  })
})

describe('a thousand wrong passwords', () => {
  it.each([
    ['from the owner’s own address', () => '203.0.113.7'],
    [
      'from many addresses',
      (guess: number) => `198.51.${String(guess % 4)}.${String(guess % 250)}`,
    ],
  ])(
    '%s reach the hasher some dozens of times, and the owner gets in by a reset',
    async (_, ip) => {
      let checked = 0
      const hasher: Hasher = {
        hash: async (password) => `plain:${password}`,
        verify: async (hash, password) => ((checked += 1), hash === `plain:${password}`),
      }
      api = createTestApi(database, { hasher })
      await signUp()
      for (let guess = 0; guess < 1000; guess += 1) {
        const { status } = await errorOf(signIn('Wrong@1', ip(guess)))
        expect([401, 429]).toContain(status)
      }
      expect(checked).toBeLessThanOrEqual(50)
      expect((await errorOf(signIn(rahima.password))).status).toBe(429)
      await forgot()
      await reset(await mailedLink())
      await expect(signIn(NEW)).resolves.toBeDefined()
    },
    60_000,
  )
})
