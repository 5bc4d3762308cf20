import { beforeEach, expect, it } from 'vitest'
import { getSignedIn, login, register } from '@jatra/contract/account/auth-endpoints'
import { endAllDevices, listDevices } from '@jatra/contract/account/device-endpoints'
import { changePassword } from '@jatra/contract/account/password-endpoints'
import { done } from '@jatra/contract/messages/done'
import type { SignedIn } from '@jatra/contract/account/user'
import { passwordResets, users } from '../db/schema.ts'
import { loginUser } from '../domain/auth/login-user.ts'
import { defaultLimits } from '../domain/limits.ts'
import { createLogger } from '@jatra/contract/observability/logging'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const rahima = { userName: 'Rahima', email: 'rahima@example.com', password: 'Secret@1' }

let api: TestApi
let me: SignedIn
beforeEach(async () => {
  api = createTestApi(database)
  me = await api.client.call(register, { body: rahima })
})

const signIn = (password = rahima.password, userAgent = '') =>
  api.client.call(
    login,
    { body: { identifier: 'rahima', password } },
    { headers: { 'x-jatra-user-agent': userAgent } },
  )
const change = (currentPassword: string, newPassword = 'abcde') =>
  api.client.call(
    changePassword,
    { body: { userId: me.user._id, currentPassword, newPassword } },
    { token: me.access_token },
  )
const whoIs = (token: string) => api.client.call(getSignedIn, {}, { token })
const devices = () =>
  api.client.call(listDevices, { params: { userId: me.user._id } }, { token: me.access_token })

it('changes the password, keeps this session, ends the others and voids links of emails', async () => {
  const other = await signIn()
  await database.db
    .insert(passwordResets)
    .values({ tokenHash: 'x', userId: me.user._id, expiresAt: new Date(api.now + 1) })
  await expect(change(rahima.password)).resolves.toBe(done.passwordChanged)
  await expect(whoIs(me.access_token)).resolves.toEqual({ user: me.user })
  expect((await errorOf(whoIs(other.access_token))).status).toBe(401)
  expect((await errorOf(signIn())).status).toBe(401)
  await expect(signIn('abcde')).resolves.toBeDefined()
  expect(await database.db.$count(passwordResets)).toBe(0)
  await api.runJobs()
  // Jobs of one moment send in any order.
  const told = api.emails.filter(({ subject }) => subject === 'Your password was changed')
  expect(told.map(({ to }) => to)).toEqual([rahima.email])
})

it('says at the field that it is not the current password, and changes nothing', async () => {
  const { status, errors } = await errorOf(change('Wrong@1'))
  expect([status, Object.keys(errors ?? {})]).toEqual([400, ['currentPassword']])
  await expect(signIn()).resolves.toBeDefined()
})

it('sends an account without a password to the reset', async () => {
  await database.db.update(users).set({ passwordHash: null })
  const { status, message } = await errorOf(change('anything'))
  expect([status, message]).toEqual([400, expect.stringContaining('Forgot Password')])
})

it('lets ten guess in a quarter of an hour', async () => {
  for (let guess = 0; guess < 10; guess += 1) await errorOf(change('Wrong@1'))
  expect((await errorOf(change(rahima.password))).status).toBe(429)
  api.now += 900_000
  await expect(change(rahima.password)).resolves.toBe(done.passwordChanged)
})

it('rejects a login by a password that is being changed at that moment', async () => {
  const deps = {
    db: database.db,
    clock: () => api.now,
    newId: () => 'never',
    log: createLogger(() => {}),
    limits: defaultLimits,
    hasher: {
      hash: async () => '',
      async verify() {
        await change(rahima.password)
        return true
      },
    },
  }
  const body = { identifier: 'rahima', password: rahima.password }
  const late = loginUser(deps, body, { clientIp: '203.0.113.7', userAgent: null })
  expect((await errorOf(late)).status).toBe(401)
  expect(await devices()).toHaveLength(1)
})

it('lists devices by last use, this one first, each with so much of its name as is kept', async () => {
  api.now += 60_000
  await signIn(rahima.password, 'Old phone')
  api.now += 60_000
  await signIn(rahima.password, 'x'.repeat(400))
  expect((await devices()).map(({ current, userAgent }) => [current, userAgent])).toEqual([
    [true, null],
    [false, 'x'.repeat(300)],
    [false, 'Old phone'],
  ])
  expect((await devices()).at(-1)?.lastUsedAt).toBe(new Date(api.now - 60_000).toISOString())
})

it('signs out everywhere, and no other account', async () => {
  const other = { ...rahima, userName: 'karim', email: 'karim@example.com' }
  const karim = await api.client.call(register, { body: other })
  await api.client.call(
    endAllDevices,
    { params: { userId: me.user._id } },
    { token: me.access_token },
  )
  expect((await errorOf(whoIs(me.access_token))).status).toBe(401)
  await expect(whoIs(karim.access_token)).resolves.toEqual({ user: karim.user })
})
