import { beforeEach, describe, expect, it } from 'vitest'
import * as endpoints from '@jatra/contract/account/user-endpoints'
import { login, register } from '@jatra/contract/account/auth-endpoints'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema.ts'
import { placeOrder, signUp, type Visitor } from '../testing/booking.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()

let api: TestApi
let me: Visitor
beforeEach(async () => {
  api = createTestApi(database)
  me = await signUp(api.client)
})

const profile = { name: 'Rahima Khatun', gender: 'Female', phone: '+880 1712-345678' } as const

const update = (body: Record<string, unknown> = profile, by = me) =>
  api.client.call(
    endpoints.updateUser,
    { params: { userId: me.userId }, body: body as typeof profile },
    by,
  )
const read = (by = me) => api.client.call(endpoints.getUser, { params: { userId: me.userId } }, by)

async function staff(): Promise<Visitor> {
  const worker = await signUp(api.client, 'worker')
  await database.db.update(users).set({ role: 'manager' }).where(eq(users.id, worker.userId))
  return worker
}

describe('the profile', () => {
  it('is changed, and read again', async () => {
    expect(await update()).toEqual({
      _id: me.userId,
      userName: 'rahima',
      email: 'rahima@example.com',
      name: 'Rahima Khatun',
      gender: 'Female',
      phone: '+8801712345678',
      picture: null,
      role: 'customer',
      language: 'en',
      hasPassword: true,
      emailVerified: false,
    })
    expect(await read()).toMatchObject({ name: 'Rahima Khatun', phone: '+8801712345678' })
    const body = { identifier: 'rahima', password: 'Secret1!' }
    const { user } = await api.client.call(login, { body })
    expect(user).toMatchObject({ name: 'Rahima Khatun', gender: 'Female' })
  })

  it.each([
    ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
    ['en-GB,en;q=0.9', 'en'],
  ])('speaks the language that was asked for when it was made: %s', async (asked, language) => {
    const body = { userName: 'asker', email: 'asker@example.com', password: 'Secret1!' }
    const headers = { 'accept-language': asked }
    const { access_token: token, user } = await api.client.call(register, { body }, { headers })
    const params = { userId: user._id }
    expect(await api.client.call(endpoints.getUser, { params }, { token })).toMatchObject({
      language,
    })
  })

  it.each([
    ['a zero that is written at home', '+880 01712 345678', '+8801712345678'],
    ['another country', '+66 (2) 123-4567', '+6621234567'],
  ])('keeps a phone as it is dialled from anywhere: %s', async (_, phone, kept) => {
    expect((await update({ ...profile, phone })).phone).toBe(kept)
  })

  it.each([
    ['name', '', 'Name is required'],
    ['name', '  ', 'Name is required'],
    ['name', 'n'.repeat(101), 'Please use at most 100 characters'],
    ['name', 'a\0b', 'Please use characters that can be read'],
    ['gender', 'Unknown', 'Gender is required'],
    ['phone', '', 'Mobile number is required'],
    ['phone', '01712345678', 'Write the number with its country code: +880 1712 345678'],
    ['phone', '+880 123 456', 'There is no such number. Check the country code and the digits'],
  ])('rejects %s %j', async (field, value, message) => {
    const refused = await errorOf(update({ ...profile, [field]: value }))
    expect([refused.status, refused.errors]).toEqual([400, { [field]: [message] }])
    expect((await read()).name).toBeNull()
  })

  it('keeps what looks like a page or a query as the name that it is', async () => {
    const name = `<script>alert(1)</script>'); drop table users; --`
    expect((await update({ ...profile, name })).name).toBe(name)
  })

  it('takes no role, name of the account or e-mail from the body', async () => {
    const body = {
      ...profile,
      role: 'manager',
      userName: 'admin',
      email: 'a@example.com',
      _id: 'x',
    }
    expect(await update(body)).toMatchObject({
      role: 'customer',
      userName: 'rahima',
      email: 'rahima@example.com',
      _id: me.userId,
    })
  })

  it('is hidden from others: 403, and 401 without a token', async () => {
    const other = await signUp(api.client, 'other')
    expect((await errorOf(update(profile, other))).status).toBe(403)
    expect((await errorOf(read(other))).status).toBe(403)
    const { userId } = me
    expect((await errorOf(read({ userId, token: '' }))).status).toBe(401)
  })

  it('is read and mended by staff', async () => {
    const worker = await staff()
    expect((await update({ ...profile, name: 'Mended' }, worker)).name).toBe('Mended')
    expect((await read(worker)).name).toBe('Mended')
  })
})

describe('the list of accounts', () => {
  it('is for staff, newest first, in pages that do not shift', async () => {
    for (const name of ['one', 'two', 'three']) {
      api.now += 1000
      await signUp(api.client, name)
    }
    api.now += 1000
    const { token } = await staff()
    const page = (query: { limit?: number; cursor?: string }) =>
      api.client.page(endpoints.listUsers, { query }, { token })
    const first = await page({ limit: 2 })
    expect(first.items.map(({ userName }) => userName)).toEqual(['worker', 'three'])
    api.now += 1000
    await signUp(api.client, 'late')
    const second = await page({ limit: 3, cursor: first.next ?? '' })
    expect(second.items.map(({ userName }) => userName)).toEqual(['two', 'one', 'rahima'])
    expect(second.next).toBeNull()
    expect((await errorOf(page({ cursor: 'nowhere' }))).errors).toHaveProperty('cursor')
    const { token: customer } = me
    expect(
      (await errorOf(api.client.call(endpoints.listUsers, { query: {} }, { token: customer })))
        .status,
    ).toBe(403)
  })
})

describe('the data of an account', () => {
  it('holds no hash, no token and no whole passport of an order', async () => {
    const { visitor, orderId } = await placeOrder(api.client, 'nusrat')
    const { userId, token } = visitor
    const data = await api.client.call(endpoints.exportData, { params: { userId } }, { token })
    expect(data.profile.userName).toBe('nusrat')
    const order = await api.client.call(getOrder, { params: { userId, orderId } }, { token })
    expect(data.orders).toEqual([order])
    expect(data.devices).toHaveLength(1)
    const text = JSON.stringify(data)
    for (const secret of ['plain:', token, 'EB0123456', 'passwordHash', 'tokenHash'])
      expect(text).not.toContain(secret)
    expect(text).toContain('******456')
  })

  it('is the owner’s alone, not even staff’s', async () => {
    const { token } = await staff()
    const params = { userId: me.userId }
    const asked = api.client.call(endpoints.exportData, { params }, { token })
    expect((await errorOf(asked)).status).toBe(403)
  })
})
