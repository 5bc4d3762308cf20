import { afterEach, beforeEach, expect, it } from 'vitest'
import { outbox } from '@jatra/api/db/schema'
import { enqueueEmail } from '@jatra/api/domain/outbox/enqueue-email'
import { createSmtpMail } from '@jatra/api/providers/mail/smtp-mail'
import { startMailServer, type MailServer } from '@jatra/api/testing/mail-server'
import { createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { useTwoPools } from './two-pools.ts'

const EMAILS = 100

const { database, second } = useTwoPools()
let server: MailServer
let senders: TestApi[]
let letGo: () => void
beforeEach(async () => {
  server = await startMailServer()
  const mails = [database, second].map(() =>
    createSmtpMail({ url: server.url, from: 'Jatra <hello@jatra.example>' }),
  )
  const [mail, other] = mails
  senders = [
    createTestApi(database, { ...(mail && { mail }) }),
    createTestApi(second, { ...(other && { mail: other }) }),
  ]
  letGo = () => mails.forEach((each) => each.close())
})
afterEach(async () => {
  letGo()
  await server.close()
})

const enqueue = (index: number) =>
  enqueueEmail(
    { db: database.db, jobs: database.jobs, clock: () => TEST_NOW, newId: () => `email${index}` },
    {
      kind: 'welcome',
      of: `user${index}`,
      to: `user${index}@example.com`,
      payload: { userName: `user${index}` },
    },
  )

it('two processes send a hundred emails, each of them once', async () => {
  for (let index = 0; index < EMAILS; index += 1) await enqueue(index)
  await Promise.all(senders.map((sender) => sender.runJobs()))
  const reached = server.emails.map(({ to }) => to?.[0]?.address)
  expect(reached).toHaveLength(EMAILS)
  expect(new Set(reached).size).toBe(EMAILS)
  const rows = await database.db.select().from(outbox)
  expect(rows.every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(true)
  // Both had their share: one alone would prove nothing.
  for (const { log } of senders) expect(log.join()).toContain('email_sent')
})

it('fifty enqueues of one event at once leave one email', async () => {
  await Promise.all(Array.from({ length: 50 }, () => enqueue(1).catch(() => {})))
  expect(await database.db.$count(outbox)).toBe(1)
})
