import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, register } from '@jatra/contract/account/auth-endpoints'
import * as endpoints from '@jatra/contract/account/user-endpoints'
import type { Language } from '@jatra/contract/values/language'
import * as tables from '../db/schema.ts'
import { hashToken } from '../domain/auth/token.ts'
import { signUp, type Visitor } from '../testing/booking.ts'
import { createMemoryFiles } from '../testing/memory-files.ts'
import { jpeg } from '../testing/pictures.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { testUploadsDir } from '../testing/uploads-dir.ts'

const password = 'Secret1!'

const database = useTestDatabase()

let files: ReturnType<typeof createMemoryFiles>
let api: TestApi
let me: Visitor
beforeEach(async () => {
  files = createMemoryFiles()
  api = createTestApi(database, { documents: { files, uploadsDir: testUploadsDir } })
  me = await signUp(api.client)
})

const remove = (body: { password?: string; email?: string }, by = me) =>
  api.client.call(
    endpoints.deleteUser,
    { params: { userId: me.userId }, body },
    { token: by.token },
  )
const read = (by = me) =>
  api.client.call(endpoints.getUser, { params: { userId: me.userId } }, { token: by.token })
const enter = (identifier: string) =>
  api.client.call(login, { body: { identifier, password } }).catch((error: unknown) => error)

/** The email that follows a deletion, as text. */
async function lastEmail(language: Language, by: Visitor): Promise<string> {
  const params = { userId: me.userId }
  await api.client.call(endpoints.updateLanguage, { params, body: { language } }, me)
  // The welcome goes first: what is due at one time is sent in any order.
  await api.runJobs()
  await remove(by === me ? { password } : {}, by)
  await api.runJobs()
  return api.emails.at(-1)?.text ?? ''
}

async function staff(userName = 'worker'): Promise<Visitor> {
  const worker = await signUp(api.client, userName)
  await database.db
    .update(tables.users)
    .set({ role: 'manager' })
    .where(eq(tables.users.id, worker.userId))
  return worker
}

describe('an account that its owner deletes', () => {
  it('is as unknown as one that never was: by token, by login, to staff', async () => {
    const second = await api.client.call(login, { body: { identifier: 'rahima', password } })
    expect(await remove({ password })).toEqual({ _id: me.userId })
    for (const token of [me.token, second.access_token])
      expect((await errorOf(read({ ...me, token }))).status).toBe(401)
    const unknown = await enter('nobody-at-all')
    expect(await enter('rahima')).toEqual(unknown)
    expect(await enter('rahima@example.com')).toEqual(unknown)
    const worker = await staff()
    expect((await errorOf(read(worker))).code).toBe('not_found')
    const { token } = worker
    const all = await api.client.call(endpoints.listUsers, { query: {} }, { token })
    expect(all.map(({ userName }) => userName)).toEqual(['worker'])
  })

  it('keeps nothing of the person', async () => {
    const params = { userId: me.userId }
    const body = { name: 'Rahima Khatun', gender: 'Female', phone: '+8801712345678' } as const
    await api.client.call(endpoints.updateUser, { params, body }, me)
    const file = { body: new Uint8Array(await jpeg(300, 300)), type: 'image/jpeg' }
    await api.client.call(endpoints.putPicture, { params }, { token: me.token, file })
    await remove({ password })
    const [row] = await database.db.select().from(tables.users)
    expect(row).toMatchObject({
      email: `deleted-${me.userId}@deleted.invalid`,
      passwordHash: null,
      name: null,
      gender: null,
      phone: null,
      picture: null,
      deletedAt: new Date(api.now),
    })
    expect(JSON.stringify(row)).not.toMatch(/rahima/i)
    expect(files.kept.size).toBe(0)
    for (const table of [tables.accessTokens, tables.documents, tables.idempotencyKeys])
      expect(await database.db.select().from(table)).toEqual([])
  })

  it('sends an email to the address that it had', async () => {
    await remove({ password })
    const emails = await database.db
      .select()
      .from(tables.outbox)
      .where(eq(tables.outbox.kind, 'account_deleted'))
    expect(emails).toMatchObject([
      { recipient: 'rahima@example.com', payload: { userName: 'rahima' } },
    ])
  })

  it.each([
    ['en', 'The account rahima was deleted, as you asked, and'],
    ['bn', 'আপনার কথামতো rahima অ্যাকাউন্টটি মুছে ফেলা হয়েছে'],
  ] as const)('says in its email that this was asked for: %s', async (language, words) => {
    expect(await lastEmail(language, me)).toContain(words)
  })

  it('frees its name and its e-mail', async () => {
    await remove({ password })
    const again = await signUp(api.client)
    expect(again.userId).not.toBe(me.userId)
    const body = { userName: `x${me.userId}`, email: 'x@example.com', password }
    expect((await api.client.call(register, { body })).user.name).toBeNull()
  })

  it('wants the password, and not more than ten guesses at it', async () => {
    expect((await errorOf(remove({}))).errors).toEqual({ password: ['Password is required'] })
    const wrong = () => errorOf(remove({ password: 'Wrong1!' }))
    expect([(await wrong()).status, (await wrong()).errors]).toEqual([
      400,
      { password: ['This is not your password'] },
    ])
    for (let attempts = 2; attempts < 10; attempts += 1) await wrong()
    expect((await errorOf(remove({ password }))).code).toBe('rate_limited')
    expect((await read())._id).toBe(me.userId)
  })

  it('without a password wants its e-mail', async () => {
    await database.db.update(tables.users).set({ passwordHash: null })
    expect((await read()).hasPassword).toBe(false)
    for (const body of [{}, { password: 'x' }, { email: 'other@example.com' }])
      expect((await errorOf(remove(body))).errors).toHaveProperty('email')
    expect(await remove({ email: ' Rahima@Example.com' })).toEqual({ _id: me.userId })
  })

  it('cannot be signed in to by a login that was under way', async () => {
    await remove({ password })
    // What such a login leaves: a token of a deleted account.
    const token = 'A'.repeat(43)

    await database.db.insert(tables.accessTokens).values({
      tokenHash: hashToken(token),
      id: 'late',
      userId: me.userId,
      createdAt: new Date(api.now),
      expiresAt: new Date(api.now + 60_000),
    })
    expect((await errorOf(read({ ...me, token }))).status).toBe(401)
  })
})

describe('the last manager', () => {
  const roles = { role: 'manager' } as const
  const promote = (one: Visitor) =>
    database.db.update(tables.users).set(roles).where(eq(tables.users.id, one.userId))

  it('stays, with all that the account has', async () => {
    await promote(me)
    await api.client.call(login, { body: { identifier: 'rahima', password } })
    const before = await database.db.select().from(tables.users)
    const refused = await errorOf(remove({ password }))
    expect([refused.status, refused.code, refused.message]).toEqual([
      403,
      'forbidden',
      'You are the last manager. Make somebody else a manager first.',
    ])
    expect(await database.db.select().from(tables.users)).toEqual(before)
    expect(await database.db.$count(tables.accessTokens)).toBe(2)
    expect(await database.db.$count(tables.outbox, eq(tables.outbox.kind, 'account_deleted'))).toBe(
      0,
    )
    expect((await read())._id).toBe(me.userId)
  })

  it('may go once there is another, and an agent may at any time', async () => {
    await promote(me)
    await staff()
    expect(await remove({ password })).toEqual({ _id: me.userId })
    me = await signUp(api.client, 'agent')
    await database.db
      .update(tables.users)
      .set({ role: 'agent' })
      .where(eq(tables.users.id, me.userId))
    expect(await remove({ password })).toEqual({ _id: me.userId })
  })
})

describe('an account that staff delete', () => {
  it.each([
    ['en', 'The account rahima was deleted by our staff, and', /as you asked/],
    ['bn', 'আমাদের একজন সহকর্মী rahima অ্যাকাউন্টটি মুছে ফেলেছেন', /আপনার কথামতো/],
  ] as const)('is not told that it asked for it: %s', async (language, words, untrue) => {
    const text = await lastEmail(language, await staff())
    expect(text).toContain(words)
    expect(text).not.toMatch(untrue)
  })
})

describe('who may delete an account', () => {
  it('is its owner', async () => {
    const other = await signUp(api.client, 'other')
    expect((await errorOf(remove({ password }, other))).status).toBe(403)
    expect((await errorOf(remove({ password }, { ...me, token: '' }))).status).toBe(401)
    expect((await read())._id).toBe(me.userId)
  })

  it('is staff too, without its password; but not another of the staff', async () => {
    const worker = await staff()
    expect(await remove({}, worker)).toEqual({ _id: me.userId })
    expect(await database.db.select().from(tables.auditLog)).toMatchObject([
      { staffId: worker.userId, action: 'account.deleted', subject: me.userId },
    ])
    const boss = await staff('boss')
    const params = { userId: worker.userId }
    const { token } = boss
    const asked = api.client.call(endpoints.deleteUser, { params, body: {} }, { token })
    expect((await errorOf(asked)).code).toBe('forbidden')
    expect((await errorOf(remove({}, boss))).code).toBe('not_found')
  })
})
