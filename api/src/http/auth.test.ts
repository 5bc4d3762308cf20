import { beforeEach, describe, expect, it } from 'vitest'
import * as auth from '@jatra/contract/account/auth-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { accessTokens, rateLimits, users } from '../db/schema.ts'
import { DUMMY_HASH, type Hasher } from '../domain/auth/hasher.ts'
import { findSession } from '../domain/auth/find-session.ts'
import { TOKEN_LIFE_MS } from '../domain/auth/token.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const rahima = { userName: 'Rahima', email: 'Rahima@Example.com', password: 'Secret@1' }

let api: TestApi
beforeEach(() => {
  api = createTestApi(database)
})

const register = (body = rahima) => api.client.call(auth.register, { body })
const login = (identifier: string, password = rahima.password, ip = '203.0.113.7') =>
  api.client.call(
    auth.login,
    { body: { identifier, password } },
    { headers: { 'x-jatra-client-ip': ip } },
  )
const logout = (token?: string) => api.client.call(auth.logout, {}, { token })
const errorOf = (promise: Promise<unknown>): Promise<DomainError> =>
  promise.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => (error instanceof DomainError ? error : Promise.reject(error as Error)),
  )

describe('register', () => {
  it('makes an account and signs in', async () => {
    const { access_token, user } = await register()
    expect(user).toEqual({
      _id: expect.any(String),
      userName: 'Rahima',
      email: 'rahima@example.com',
      name: null,
      gender: null,
      phone: null,
      picture: null,
    })
    expect(access_token).toMatch(/^[\w-]{43}$/)
    await expect(logout(access_token)).resolves.toEqual({
      message: 'Signed out',
      key: 'signedOut',
    })
  })

  it('answers 201 with nothing but what the contract shows', async () => {
    const answer = await api.send('POST', '/api/auth/register', {
      body: JSON.stringify({ ...rahima, role: 'manager', _id: 'me', isAdmin: true }),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toMatch(/hash|manager|isAdmin|Secret/)
    expect((await database.db.select().from(users))[0]).toMatchObject({ role: 'customer' })
  })

  it.each([
    ['userName', { ...rahima, userName: 'rAHIMA', email: 'other@example.com' }],
    ['userName', { ...rahima, userName: 'Ｒahima', email: 'other@example.com' }],
    ['email', { ...rahima, userName: 'other', email: 'RAHIMA@example.COM' }],
  ])('rejects a %s that another account has, whatever its case', async (field, body) => {
    await register()
    const { status, code, errors } = await errorOf(register(body))
    expect({ status, code, fields: Object.keys(errors ?? {}) }).toEqual({
      status: 409,
      code: 'already_taken',
      fields: [field],
    })
    expect(await database.db.select().from(users)).toHaveLength(1)
  })

  it('makes one account of twenty simultaneous attempts', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => register()))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of attempts) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'already_taken' })
    }
    expect(await database.db.select().from(users)).toHaveLength(1)
  })

  it('keeps neither password nor token', async () => {
    const { access_token } = await register()
    const kept = JSON.stringify([
      await database.db.select().from(accessTokens),
      await database.db.select().from(rateLimits),
    ])
    expect(kept).not.toContain(access_token)
    expect(api.log.join()).not.toContain(rahima.password)
  })
})

describe('login', () => {
  it.each(['Rahima', 'rahima', '  RAHIMA ', 'rahima@example.com', 'RAHIMA@EXAMPLE.COM'])(
    'takes %j for the username or e-mail',
    async (identifier) => {
      const { user } = await register()
      expect((await login(identifier)).user).toEqual(user)
    },
  )

  it('rejects a wrong password and an unknown user with the same words and the same work', async () => {
    const asked: string[] = []
    const hasher: Hasher = {
      hash: async () => 'the hash',
      verify: async (hash) => {
        asked.push(hash)
        return false
      },
    }
    api = createTestApi(database, { hasher })
    await register()
    const wrong = await errorOf(login('Rahima'))
    const unknown = await errorOf(login('nobody'))
    expect(wrong.toProblem('en')).toEqual(unknown.toProblem('en'))
    expect(wrong.toProblem('en')).toMatchObject({
      status: 401,
      message: 'Wrong username, email or password',
    })
    expect(asked).toEqual(['the hash', DUMMY_HASH])
  })

  it('never lets in an account without a password, even when the check says yes', async () => {
    api = createTestApi(database, { hasher: { hash: async () => '', verify: async () => true } })
    const { user } = await register()
    await database.db.update(users).set({ passwordHash: null })
    expect((await errorOf(login(user.userName))).status).toBe(401)
    expect((await errorOf(login('nobody'))).status).toBe(401)
  })

  it('rejects the eleventh guess in a quarter of an hour, the right one too, then lets in', async () => {
    await register()
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await errorOf(login('Rahima', 'Wrong@1'))).status).toBe(401)
    }
    const refused = await errorOf(login('rahima'))
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBe(900)
    await expect(login('rahima', rahima.password, '198.51.100.9')).resolves.toBeDefined()
    api.now += 900_000
    await expect(login('rahima')).resolves.toBeDefined()
  })

  it('forgets the guesses after a success', async () => {
    await register()
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await errorOf(login('Rahima', 'Wrong@1'))
      await login('Rahima')
    }
  })
})

describe('an access token', () => {
  it('opens nothing after logout, and leaves other sessions alone', async () => {
    const { access_token: first } = await register()
    const { access_token: second } = await login('Rahima')
    await logout(first)
    expect((await errorOf(logout(first))).status).toBe(401)
    await expect(logout(second)).resolves.toBeDefined()
  })

  it.each([
    ['none', undefined],
    ['a forged one', 'A'.repeat(43)],
    ['a short one', 'abc'],
    ['a long one', 'A'.repeat(5000)],
  ])('is needed: %s is rejected', async (_, token) => {
    const { status, message } = await errorOf(logout(token))
    expect({ status, message }).toEqual({ status: 401, message: 'Please sign in.' })
  })

  it('says how to sign in', async () => {
    const answer = await api.send('POST', '/api/auth/logout', {
      headers: { authorization: 'Basic dTpw' },
    })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('ends after thirty unused days', async () => {
    const { access_token } = await register()
    api.now += TOKEN_LIFE_MS
    expect((await errorOf(logout(access_token))).status).toBe(401)
  })

  it('is moved on by use, at most once an hour', async () => {
    const { access_token: token } = await register()
    const use = () => findSession({ db: database.db, clock: () => api.now }, token)
    const end = async () => (await database.db.select().from(accessTokens))[0]?.expiresAt.getTime()
    const first = await end()
    api.now += 59 * MINUTE_MS
    await use()
    expect(await end()).toBe(first)
    api.now += 20 * DAY_MS
    await use()
    expect(await end()).toBe(api.now + TOKEN_LIFE_MS)
    api.now += 20 * DAY_MS
    await expect(logout(token)).resolves.toBeDefined()
  })
})

it('the sweep removes tokens and counts that are over, and no others', async () => {
  await register()
  api.now += TOKEN_LIFE_MS - 1
  await login('Rahima')
  api.now += 2
  await api.sweep()
  expect(await database.db.select().from(accessTokens)).toHaveLength(1)
  expect(await database.db.select().from(rateLimits)).toHaveLength(1)
})
