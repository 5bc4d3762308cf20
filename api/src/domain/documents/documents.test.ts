import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as endpoints from '@jatra/contract/document/endpoints'
import { MAX_DOCUMENTS } from '@jatra/contract/document/document'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'
import { documents, orderDocuments, orders } from '../../db/schema.ts'
import { newFileKey, toFileKey } from '../../providers/files/files-provider.ts'
import { signUp, type Visitor } from '../../testing/booking.ts'
import { insertOrder, uploadTestDocument } from '../../testing/documents.ts'
import { createMemoryFiles } from '../../testing/memory-files.ts'
import { createTestApi, TEST_NOW, type TestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { readOrderDocuments } from './read-documents.ts'
import { attachDocuments } from './attach-documents.ts'

const database = useTestDatabase()

let uploadsDir: string
let files: ReturnType<typeof createMemoryFiles>
let api: TestApi
let rahima: Visitor
beforeEach(async () => {
  uploadsDir = await mkdtemp(join(tmpdir(), 'jatra-uploads-'))
  files = createMemoryFiles()
  api = createTestApi(database, { documents: { files, uploadsDir } })
  rahima = await signUp(api.client)
})
afterEach(() => rm(uploadsDir, { recursive: true }))

const order = (id: string, status?: Parameters<typeof insertOrder>[4]) =>
  insertOrder(database.db, id, rahima.userId, api.now, status)
const take = (orderId: string, ids: string[], position = 0, userId = rahima.userId) =>
  database.db.transaction((tx) =>
    attachDocuments(tx, userId, { orderId, position, itemId: null }, ids),
  )
const waiting = async () =>
  (await api.client.call(endpoints.listDocuments, {}, { token: rahima.token })).map(
    ({ _id }) => _id,
  )
const remove = (id: string) =>
  api.client.call(endpoints.deleteDocument, { params: { id } }, { token: rahima.token })
const documentsOf = async (orderId: string, position = 0) =>
  (await readOrderDocuments(database.db, [orderId]))
    .get(orderId)
    ?.get(position)
    ?.map(({ document }) => document._id)
const kept = async () => ({
  rows: (await database.db.select().from(documents)).map(({ id }) => id).sort(),
  files: files.kept.size,
})

describe('an order', () => {
  it('takes a traveller’s documents in their order, and they wait no longer', async () => {
    const [a, b, c] = [
      await uploadTestDocument(api.client, rahima, 'a.jpg'),
      await uploadTestDocument(api.client, rahima, 'b.jpg'),
      await uploadTestDocument(api.client, rahima, 'c.jpg'),
    ]
    await order('o1')
    await take('o1', [c._id, a._id])
    await take('o1', [b._id], 1)
    expect(await documentsOf('o1')).toEqual([c._id, a._id])
    expect(await documentsOf('o1', 1)).toEqual([b._id])
    expect(await waiting()).toEqual([])
    const byOrder = await readOrderDocuments(database.db, ['o1', 'o2'])
    expect(byOrder.get('o1')?.get(1)).toEqual([{ document: b, itemId: null }])
    expect(byOrder.get('o2')).toBeUndefined()
    expect(await readOrderDocuments(database.db, [])).toEqual(new Map())
  })

  it('may take the same again: nothing changes', async () => {
    const { _id } = await uploadTestDocument(api.client, rahima)
    await order('o1')
    await take('o1', [_id, _id])
    await take('o1', [_id])
    await take('o1', [])
    expect(await documentsOf('o1')).toEqual([_id])
  })

  it('shares documents with the one that is tried after it', async () => {
    const { _id } = await uploadTestDocument(api.client, rahima)
    await order('o1', 'failed')
    await take('o1', [_id])
    await order('o2')
    await take('o2', [_id])
    expect([await documentsOf('o1'), await documentsOf('o2')]).toEqual([[_id], [_id]])
  })

  it('rejects documents of another account as if they did not exist', async () => {
    const karim = await signUp(api.client, 'karim')
    const own = await uploadTestDocument(api.client, rahima)
    const foreign = await uploadTestDocument(api.client, karim)
    await order('o1')
    const words = (error: unknown) => error
    const refused = await take('o1', [own._id, foreign._id], 2).catch(words)
    const unknown = await take('o1', [own._id, 'nobody-knows'], 2).catch(words)
    expect(refused).toEqual(unknown)
    expect(refused).toMatchObject({
      code: 'not_found',
      errors: { 'travelersData.2.documents': [expect.any(String)] },
    })
    expect(await database.db.select().from(orderDocuments)).toEqual([])
    expect(await waiting()).toEqual([own._id])
  })

  it('takes nothing that was removed', async () => {
    const { _id } = await uploadTestDocument(api.client, rahima)
    await remove(_id)
    await order('o1')
    await expect(take('o1', [_id])).rejects.toMatchObject({ code: 'not_found' })
  })

  it(`takes at most ${String(MAX_DOCUMENTS)} of a traveller, and none for two travellers`, async () => {
    const ids = Array.from({ length: MAX_DOCUMENTS + 1 }, (_, at) => `d${String(at)}`)
    await order('o1')
    await expect(take('o1', ids)).rejects.toMatchObject({ code: 'invalid_input' })
    const { _id } = await uploadTestDocument(api.client, rahima)
    await take('o1', [_id])
    await expect(take('o1', [_id], 1)).rejects.toMatchObject({
      code: 'invalid_input',
      errors: { 'travelersData.1.documents': ['Give each document to one traveller'] },
    })
  })

  it('keeps its documents from being removed', async () => {
    const { _id } = await uploadTestDocument(api.client, rahima)
    await order('o1')
    await take('o1', [_id])
    await expect(remove(_id)).rejects.toMatchObject({ code: 'already_taken' })
    expect(await kept()).toEqual({ rows: [_id], files: 1 })
  })
})

describe('the sweep', () => {
  it('removes an upload that no order took in a day, its file and its row', async () => {
    const { _id } = await uploadTestDocument(api.client, rahima)
    api.now += DAY_MS
    await api.sweep()
    expect(await kept()).toEqual({ rows: [_id], files: 1 })
    api.now += 1
    await api.sweep()
    expect(await kept()).toEqual({ rows: [], files: 0 })
    expect(api.log.join()).toContain('documents_removed')
  })

  it('keeps the documents of paid orders, and of those that may yet be paid', async () => {
    for (const status of ['success', 'pending'] as const) {
      const { _id } = await uploadTestDocument(api.client, rahima)
      await order(status, status)
      await take(status, [_id])
    }
    api.now += 400 * DAY_MS
    await database.db.update(orders).set({ expiresAt: new Date(api.now + DAY_MS) })
    await api.sweep()
    expect(await kept()).toMatchObject({ files: 2 })
  })

  it('removes the documents of an order thirty days after it ended unpaid', async () => {
    const ids: string[] = []
    for (const status of ['failed', 'cancelled', 'expired'] as const) {
      const { _id } = await uploadTestDocument(api.client, rahima)
      await order(status, status)
      await take(status, [_id])
      ids.push(_id)
    }
    api.now += 30 * DAY_MS
    await api.sweep()
    expect(await kept()).toEqual({ rows: ids.sort(), files: 3 })
    api.now += 1
    await api.sweep()
    expect(await kept()).toEqual({ rows: [], files: 0 })
    expect(await database.db.select().from(orders)).toHaveLength(3)
  })

  it('keeps what an unpaid order shares with a paid one', async () => {
    const { _id } = await uploadTestDocument(api.client, rahima)
    await order('o1', 'failed')
    await take('o1', [_id])
    await order('o2', 'success')
    await take('o2', [_id])
    api.now += 400 * DAY_MS
    await api.sweep()
    expect(await kept()).toEqual({ rows: [_id], files: 1 })
  })

  it.each(['before its file was removed', 'after its file was removed'])(
    'goes on with a removal that was interrupted %s',
    async (when) => {
      const { _id } = await uploadTestDocument(api.client, rahima)
      const { remove: really } = files
      files.remove = async (key) => {
        if (when.startsWith('after')) await really(key)
        throw new Error('interrupted')
      }
      // Its owner no longer sees it, whatever is left to do.
      await remove(_id)
      expect(await waiting()).toEqual([])
      await api.sweep()
      expect((await kept()).rows).toEqual([_id])
      files.remove = really
      await api.sweep()
      expect(await kept()).toEqual({ rows: [], files: 0 })
    },
  )

  it('removes what an interrupted upload left: a file without an answer, a row without a file', async () => {
    const stored = await uploadTestDocument(api.client, rahima)
    await database.db.update(documents).set({ state: 'writing' })
    const [row] = await database.db.select().from(documents)
    await database.db.insert(documents).values({ ...must(row), id: 'no-file', key: newFileKey() })
    api.now += HOUR_MS
    await api.sweep()
    expect((await kept()).rows).toEqual([stored._id, 'no-file'].sort())
    api.now += 1
    await api.sweep()
    expect(await kept()).toEqual({ rows: [], files: 0 })
  })

  it('takes an upload that was swept away under it for one that failed', async () => {
    const { write } = files
    files.write = async (key, path) => {
      await write(key, path)
      await database.db.delete(documents)
    }
    await expect(uploadTestDocument(api.client, rahima)).rejects.toMatchObject({ status: 503 })
    expect(await kept()).toEqual({ rows: [], files: 0 })
  })

  it('stops at a store that is away, and goes on when it is back', async () => {
    for (let at = 0; at < 5; at += 1) await uploadTestDocument(api.client, rahima)
    api.now += 2 * DAY_MS
    const { remove: really } = files
    let asked = 0
    files.remove = () => Promise.reject(new Error(`away ${String((asked += 1))}`))
    await api.sweep()
    expect(asked).toBe(3)
    expect((await kept()).rows).toHaveLength(5)
    files.remove = really
    await api.sweep()
    expect(await kept()).toEqual({ rows: [], files: 0 })
  })

  it('removes the others, where two cannot be removed each time', async () => {
    for (let at = 0; at < 4; at += 1) await uploadTestDocument(api.client, rahima)
    const broken = (await database.db.select().from(documents)).slice(0, 2)
    const { remove: really } = files
    files.remove = (key) =>
      broken.some((row) => toFileKey(row.key) === key)
        ? Promise.reject(new Error('broken'))
        : really(key)
    api.now += 2 * DAY_MS
    await api.sweep()
    expect(await kept()).toEqual({ rows: broken.map(({ id }) => id).sort(), files: 2 })
  })

  it('removes files of uploads that ended with their process, and none of those under way', async () => {
    await mkdir(uploadsDir, { recursive: true })
    const [old, fresh] = [join(uploadsDir, 'old.upload'), join(uploadsDir, 'fresh.upload')]
    await writeFile(old, 'a')
    await writeFile(fresh, 'a')
    const at = (milliseconds: number) => new Date(TEST_NOW - milliseconds)
    await utimes(old, at(HOUR_MS + 1000), at(HOUR_MS + 1000))
    await utimes(fresh, at(HOUR_MS - 1000), at(HOUR_MS - 1000))
    await api.sweep()
    expect(await readdir(uploadsDir)).toEqual(['fresh.upload'])
  })

  it('looks at each state as it is: a document that an order took meanwhile stays', async () => {
    const { _id } = await uploadTestDocument(api.client, rahima)
    await order('o1', 'success')
    api.now += 2 * DAY_MS
    await take('o1', [_id])
    await api.sweep()
    const [row] = await database.db.select().from(documents).where(eq(documents.id, _id))
    expect(files.kept.has(toFileKey(must(row).key))).toBe(true)
  })
})

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is missing')
  return value
}
