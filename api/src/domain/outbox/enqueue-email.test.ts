import { expect, it } from 'vitest'
import { outbox } from '../../db/schema.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { enqueueEmail } from './enqueue-email.ts'

const database = useTestDatabase()
let ids = 0
const newId = () => `id${String((ids += 1))}`
const deps = () => ({ db: database.db, jobs: database.jobs, clock: () => TEST_NOW, newId })
const order = { userId: 'u1', orderId: 'o1' }
const confirmed = {
  kind: 'payment_confirmed',
  of: 'o1',
  to: 'rahima@example.com',
  payload: order,
} as const

it('writes one email for an event, however often it is enqueued', async () => {
  await enqueueEmail(deps(), confirmed)
  await enqueueEmail(deps(), confirmed)
  await enqueueEmail(deps(), { ...confirmed, kind: 'payment_failed' })
  const rows = await database.db.select().from(outbox)
  expect(rows.map(({ event }) => event).sort()).toEqual([
    'payment_confirmed:o1',
    'payment_failed:o1',
  ])
  expect(rows[0]).toMatchObject({
    recipient: 'rahima@example.com',
    payload: order,
    dueAt: new Date(TEST_NOW),
    attempts: 0,
    sentAt: null,
  })
})

it('enqueues nothing when its transaction is rolled back', async () => {
  const rolledBack = database.db.transaction(async (tx) => {
    await enqueueEmail({ ...deps(), db: tx }, confirmed)
    throw new Error('the order could not be stored')
  })
  await expect(rolledBack).rejects.toThrow('could not be stored')
  expect(await database.db.$count(outbox)).toBe(0)
})
