import { expect, it } from 'vitest'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { outbox } from '../../db/schema.ts'
import { createTestApi, TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { adoptUnsentEmails } from './adopt-unsent-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

const database = useTestDatabase()

it('emails of a version without jobs are sent once, each when it is due, however many processes start', async () => {
  const api = createTestApi(database)
  const { db, jobs } = database
  const now = new Date(TEST_NOW)
  const of = (id: string, dueAt: Date, more: Partial<typeof outbox.$inferInsert> = {}) => ({
    ...{ id, event: `welcome:${id}`, kind: 'welcome', recipient: `${id}@example.com` },
    ...{ payload: { userName: id }, createdAt: now, dueAt, ...more },
  })
  await db
    .insert(outbox)
    .values([
      of('due', now),
      of('claimed', new Date(TEST_NOW + 5 * MINUTE_MS), { attempts: 1 }),
      of('sent', now, { sentAt: now, recipient: null, payload: null }),
      of('given-up', now, { failedAt: now, recipient: null, payload: null }),
    ])
  await enqueueEmail(
    { db, jobs, clock: () => TEST_NOW, newId: () => 'new' },
    { kind: 'welcome', of: 'new', to: 'new@example.com', payload: { userName: 'new' } },
  )
  const adopted = await Promise.all([1, 2].map(() => adoptUnsentEmails({ db, jobs })))
  expect(adopted.sort()).toEqual([0, 2])

  const reached = () => api.emails.map(({ to }) => to).sort()
  await api.runJobs()
  expect(reached()).toEqual(['due@example.com', 'new@example.com'])
  api.now += 6 * MINUTE_MS
  await api.runJobs()
  expect(reached()).toEqual(['claimed@example.com', 'due@example.com', 'new@example.com'])
  expect(await adoptUnsentEmails({ db, jobs })).toBe(0)
})
