import { beforeEach, expect, it } from 'vitest'
import { deleteDocument } from '@jatra/contract/document/endpoints'
import { documents, orderDocuments } from '@jatra/api/db/schema'
import { attachDocuments } from '@jatra/api/domain/documents/attach-documents'
import { signUp } from '@jatra/api/testing/booking'
import { insertOrder, uploadTestDocument } from '@jatra/api/testing/documents'
import { createMemoryFiles } from '@jatra/api/testing/memory-files'
import { createTestApi, type TestApi } from '@jatra/api/testing/test-api'
import { testUploadsDir } from '@jatra/api/testing/uploads-dir'
import { useTwoPools } from './two-pools.ts'

const ROUNDS = 6
const DAY_MS = 24 * 60 * 60 * 1000

const { database, second } = useTwoPools()
let files: ReturnType<typeof createMemoryFiles>
let api: TestApi
let other: TestApi
beforeEach(() => {
  files = createMemoryFiles()
  const stored = { files, uploadsDir: testUploadsDir }
  api = createTestApi(database, { documents: stored })
  other = createTestApi(second, { documents: stored })
})

/** A document that one process gives to an order while the other does something to it. */
async function race(round: number, against: (id: string, token: string) => Promise<unknown>) {
  const visitor = await signUp(api.client, `user${String(round)}`)
  const { _id } = await uploadTestDocument(api.client, visitor)
  const orderId = `order${String(round)}`
  await insertOrder(database.db, orderId, visitor.userId, api.now, 'success')
  const [taken, lost] = await Promise.allSettled([
    database.db.transaction((tx) =>
      attachDocuments(tx, visitor.userId, { orderId, position: 0, itemId: null }, [_id]),
    ),
    against(_id, visitor.token),
  ])
  const places = await database.db.select().from(orderDocuments)
  const rows = await database.db.select().from(documents)
  return { _id, taken, lost, places, rows }
}

it('a document is either taken or removed by its owner, never both', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { _id, taken, lost, places, rows } = await race(round, (id, token) =>
      other.client.call(deleteDocument, { params: { id } }, { token }),
    )
    expect([taken.status, lost.status].sort()).toEqual(['fulfilled', 'rejected'])
    const kept = taken.status === 'fulfilled'
    expect(places.some(({ documentId }) => documentId === _id)).toBe(kept)
    expect(rows.some(({ id }) => id === _id)).toBe(kept)
    expect(files.kept.size).toBe(rows.length)
  }
})

it('a document is either taken or swept away, never both', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { _id, taken, places, rows } = await race(round, () => {
      other.now = api.now + DAY_MS + 1
      return other.sweep()
    })
    const kept = taken.status === 'fulfilled'
    expect(places.some(({ documentId }) => documentId === _id)).toBe(kept)
    expect(rows.some(({ id, state }) => id === _id && state === 'stored')).toBe(kept)
    expect(files.kept.size).toBe(rows.length)
  }
})
