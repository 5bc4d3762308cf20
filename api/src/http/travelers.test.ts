import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { listTravelers, removeTraveler, saveTraveler } from '@jatra/contract/traveler/endpoints'
import { MAX_REGULAR_TRAVELERS } from '@jatra/contract/traveler/regular-traveler'
import { createLogger } from '@jatra/contract/observability/logging'
import { regularTravelers, users } from '../db/schema.ts'
import { saveTraveler as store } from '../domain/travelers/regular-travelers.ts'
import { signUp, traveler, type Visitor } from '../testing/booking.ts'
import { problemOf } from '../testing/problem-of.ts'
import { errorOf } from '../testing/error-of.ts'
import { createTestApi, jsonInit, type TestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

// A database in memory takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const database = useTestDatabase()
let api: TestApi
let me: Visitor
beforeEach(async () => {
  api = createTestApi(database)
  me = await signUp(api.client)
})

const save = (travelerId: string, changes: Parameters<typeof traveler>[0] = {}, who = me) =>
  api.client.call(
    saveTraveler,
    { body: { ...traveler(changes), travelerId, userId: who.userId } },
    { token: who.token },
  )
const list = (who = me) =>
  api.client.call(listTravelers, { params: { userId: who.userId } }, { token: who.token })
const remove = (travelerId: string, who = me) =>
  api.client.call(
    removeTraveler,
    { params: { userId: who.userId, travelerId } },
    { token: who.token },
  )

describe('regular travellers', () => {
  it('are one however often the same id is saved at once', async () => {
    const names = ['Ayesha', 'Bilkis', 'Champa', 'Dola', 'Ela', 'Fatema', 'Gulshan', 'Hena']
    const answers = await Promise.all(names.map((firstName) => save('one', { firstName })))
    const added = answers.filter(({ message }) => message === 'Traveller added successfully')
    expect(added).toHaveLength(1)
    const { travelers } = await list()
    expect(travelers).toHaveLength(1)
    expect(names).toContain(travelers[0]?.firstName)
  })

  it('never come to more than fifty, however many are added at once', async () => {
    for (let count = 1; count < MAX_REGULAR_TRAVELERS; count += 1) await save(`t${count}`)
    const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((id) => save(id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'too_many_travelers', status: 422 })
    expect((await list()).travelers).toHaveLength(MAX_REGULAR_TRAVELERS)
  })

  it('come back whole when saved again after they were removed', async () => {
    const { travelers } = await save('one', { address: 'House 7, Road 5' })
    await save('two', { firstName: 'Arif' })
    const before = await list()
    await remove('one')
    expect((await list()).travelers.map(({ travelerId }) => travelerId)).toEqual(['two'])
    const [first] = travelers
    if (!first) throw new Error('nobody was saved')
    await api.client.call(saveTraveler, { body: first }, { token: me.token })
    expect(await list()).toEqual(before)
  })

  it('keep nothing of what was there before a change', async () => {
    await save('one', { address: 'House 7' })
    const gone = { passportNumber: undefined, passportExYear: undefined }
    expect((await errorOf(save('one', gone))).code).toBe('invalid_input')
    await save('one', { ...gone, passportExMonth: undefined, passportExDay: undefined })
    const [kept] = (await list()).travelers
    expect(Object.keys(kept ?? {})).not.toContain('address')
    expect(Object.keys(kept ?? {}).filter((key) => key.startsWith('passport'))).toEqual([])
  })

  it('may have a passport that has expired: it is kept and warned of', async () => {
    const { travelers } = await save('one', { passportExYear: 2020 })
    expect(travelers[0]?.passportExYear).toBe(2020)
  })

  it('belong to one account: another cannot read, change or remove them', async () => {
    await save('one')
    const other = await signUp(api.client, 'karim')
    const asOther = { ...me, token: other.token }
    expect((await errorOf(list(asOther))).code).toBe('forbidden')
    expect((await errorOf(save('one', {}, asOther))).code).toBe('forbidden')
    expect((await errorOf(remove('one', asOther))).code).toBe('forbidden')
    expect((await errorOf(remove('one', other))).code).toBe('not_found')
    await save('one', { firstName: 'Karim' }, other)
    await remove('one', other)
    expect((await list()).travelers.map(({ firstName }) => firstName)).toEqual(['Rahima'])
  })

  it('go with their account', async () => {
    await save('one')
    await database.db.delete(users).where(eq(users.id, me.userId))
    expect(await database.db.select().from(regularTravelers)).toEqual([])
  })

  it('are not kept of an account that was deleted while one was saved', async () => {
    await database.db.update(users).set({ deletedAt: new Date(api.now) })
    const deps = { db: database.db, clock: () => api.now, log: createLogger(() => undefined) }
    const given = saveTraveler.body?.parse({ ...traveler(), travelerId: 'one', userId: me.userId })
    if (!given) throw new Error('there is nothing to save')
    expect((await errorOf(store(deps, given))).code).toBe('unauthenticated')
    expect(await database.db.select().from(regularTravelers)).toEqual([])
  })

  it('leave no passport number in the log', async () => {
    await save('one')
    await errorOf(save('two', { birthYear: 2099 }))
    expect(api.log.join('\n')).not.toContain('EB0123456')
  })
})

describe('what no client of ours would send', () => {
  const whole = { ...traveler(), travelerId: 'one' }
  const fields = Object.keys(whole)
  const foul: [string, unknown][] = [
    ['HTML', '<script>alert(1)</script>'],
    ['100 kB', 'x'.repeat(100_000)],
    ['a NUL', 'a\0b'],
    ['half a character', '\ud800'],
    ['SQL', "'; drop table regular_travelers; --"],
    ['an object', { $ne: null }],
    ['a list', ['a', 'b']],
    ['null', null],
    ['a number beyond numbers', 1e308],
  ]

  it.each(foul)(
    '%s in any field is rejected with the field, or is nothing but words',
    async (_, value) => {
      for (const field of [...fields, 'userId']) {
        const body = { ...whole, userId: me.userId, [field]: value }
        const headers = { authorization: `Bearer ${me.token}` }
        const answer = await api.send('POST', '/api/traveler/', jsonInit(body, headers))
        if (answer.status === 201) {
          expect(field).toBe('address')
          continue
        }
        const problem = await problemOf(answer)
        if (problem.status !== 403) {
          expect([problem.status, Object.keys(problem.errors ?? {})]).toEqual([
            400,
            [expect.stringContaining(field)],
          ])
        }
      }
      expect(api.log.filter((line) => line.includes('request_failed'))).toEqual([])
    },
  )
})
