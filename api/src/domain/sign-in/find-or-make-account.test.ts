import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, logout, register } from '@jatra/contract/account/auth-endpoints'
import { accessTokens, identities, outbox, passwordResets, users } from '../../db/schema.ts'
import type { Identity } from '../../providers/identity/identity-provider.ts'
import { errorOf } from '../../testing/error-of.ts'
import { createTestApi, TEST_NOW, type TestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { findOrMakeAccount } from './find-or-make-account.ts'

const database = useTestDatabase()
const google: Identity = {
  issuer: 'https://accounts.google.com',
  subject: 'g-1',
  email: 'Nusrat@Gmail.com',
  emailVerified: true,
  name: 'Nusrat Jahan',
}
const now = new Date(TEST_NOW)

let api: TestApi
let ids = 0
beforeEach(() => {
  api = createTestApi(database)
})

const find = async (over: Partial<Identity> = {}) => (await findAccount(over))?.user ?? null
const findAccount = (over: Partial<Identity> = {}) =>
  findOrMakeAccount(
    {
      db: database.db,
      jobs: database.jobs,
      clock: () => TEST_NOW,
      newId: () => `id-${String((ids += 1))}`,
    },
    { ...google, ...over },
    'bn',
  )
const signUp = (userName = 'rahima', email = 'nusrat@gmail.com') =>
  api.client.call(register, { body: { userName, email, password: 'Secret@1' } })
const setUser = (values: Partial<typeof users.$inferInsert>) =>
  database.db.update(users).set(values)
const emails = async () =>
  (await database.db.select().from(outbox)).map(({ kind, recipient }) => `${kind} ${recipient}`)

describe('the account of a Google sign-in', () => {
  it('is a new one, without a password, proven, and welcomed', async () => {
    expect(await find()).toMatchObject({
      userName: 'nusrat',
      email: 'nusrat@gmail.com',
      name: 'Nusrat Jahan',
      passwordHash: null,
      role: 'customer',
      emailVerifiedAt: now,
    })
    expect(await emails()).toEqual(['welcome nusrat@gmail.com'])
  })

  it.each([
    ['নূর\u202e\u0007 র\u200d্যাব', 'নূর র\u200d্যাব'],
    ['Nusrat\r\nJahan \ud83d', 'Nusrat Jahan'],
    ['\u200b\u202e', null],
  ])('whose name there is %j is called %j', async (name, called) => {
    expect((await find({ name }))?.name).toBe(called)
  })

  it('is found by its subject again, whatever the address has become, verified or not', async () => {
    const made = await find()
    const moved = await find({ email: 'jahan@work.example', emailVerified: false })
    expect(moved).toEqual(made)
    expect(await find({ email: null })).toEqual(made)
    expect(await emails()).toHaveLength(1)
  })

  it('is not found by a subject of another issuer', async () => {
    const made = await find()
    const other = await find({ issuer: 'https://elsewhere.example', email: 'a@b.example' })
    expect(other?.id).not.toBe(made?.id)
  })

  it.each([
    ['an unverified address', { emailVerified: false }],
    ['no address', { email: null }],
    ['an address that is none', { email: 'nusrat' }],
  ])('is rejected for %s: neither made nor linked', async (_, over) => {
    await signUp()
    expect(await find(over)).toBeNull()
    expect(await database.db.$count(users)).toBe(1)
    expect(await database.db.$count(identities)).toBe(0)
  })

  it('is the one whose owner has proven the same address: password and sessions stay', async () => {
    const { user, access_token: token } = await signUp()
    await setUser({ emailVerifiedAt: new Date(1) })
    expect(await find()).toMatchObject({ id: user._id, userName: 'rahima' })
    const body = { identifier: 'rahima', password: 'Secret@1' }
    expect((await api.client.call(login, { body })).user._id).toBe(user._id)
    await api.client.call(logout, {}, { token })
  })

  it('is taken from a person who registered with the address and never verified it', async () => {
    const { user } = await signUp()
    const planted = { issuer: google.issuer, subject: 'of-the-attacker', createdAt: now }
    await database.db.insert(identities).values({ ...planted, userId: user._id })
    const reset = { tokenHash: 'planted', userId: user._id, expiresAt: now }
    await database.db.insert(passwordResets).values(reset)
    expect(await find()).toMatchObject({
      id: user._id,
      passwordHash: null,
      emailVerifiedAt: now,
    })
    const body = { identifier: 'rahima', password: 'Secret@1' }
    expect((await errorOf(api.client.call(login, { body }))).code).toBe('unauthenticated')
    expect(await database.db.$count(accessTokens)).toBe(0)
    expect(await database.db.$count(passwordResets)).toBe(0)
    expect(await database.db.select({ subject: identities.subject }).from(identities)).toEqual([
      { subject: 'g-1' },
    ])
    expect(await emails()).toEqual([
      'welcome nusrat@gmail.com',
      'password_removed nusrat@gmail.com',
    ])
  })

  it('never is a deleted one: its person begins anew', async () => {
    const first = await find()
    await setUser({
      deletedAt: now,
      email: 'deleted@invalid.example',
      userName: 'x',
      userNameKey: 'x',
    })
    const second = await find()
    expect(second?.id).not.toBe(first?.id)
    expect((await find())?.id).toBe(second?.id)
    const [old] = await database.db
      .select()
      .from(users)
      .where(eq(users.id, first?.id ?? ''))
    expect(old?.deletedAt).toEqual(now)
  })

  it('gets an unused name', async () => {
    await signUp('NUSRAT', 'other@example.com')
    expect((await find())?.userName).toBe('nusrat2')
    expect((await find({ subject: 'g-2', email: 'nusrat+trips@x.example' }))?.userName).toBe(
      'nusrat3',
    )
    const long = await find({ subject: 'g-3', email: `${'n'.repeat(60)}@x.example` })
    expect(long?.userName).toBe('n'.repeat(30))
    const tagOnly = await find({ subject: 'g-4', email: '+tag@x.example' })
    expect(tagOnly?.userName).toBe('traveller')
  })

  it('is one, of ten first sign-ins at one time', async () => {
    const found = await Promise.all(Array.from({ length: 10 }, () => find()))
    expect(new Set(found.map((user) => user?.id)).size).toBe(1)
    expect(await database.db.$count(users)).toBe(1)
    expect(await emails()).toHaveLength(1)
  })
})
