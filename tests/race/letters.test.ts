import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { outbox } from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { oweLetter } from '@jatra/api/domain/mail/owe-letter'
import { createSmtpMail } from '@jatra/api/providers/mail/smtp-mail'
import { startMailServer, type MailServer } from '@jatra/api/testing/mail-server'
import { createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'

const LETTERS = 100

const database = useTestDatabase()
let second: DatabaseHandle
let server: MailServer
let senders: TestApi[]
let letGo: () => void
beforeEach(async () => {
  second = await openPostgres(database.url ?? '')
  server = await startMailServer()
  const mails = [database, second].map(() =>
    createSmtpMail({ url: server.url, from: 'Jatra <hello@jatra.example>' }),
  )
  const [mail, other] = mails
  senders = [
    createTestApi(database.db, { ...(mail && { mail }) }),
    createTestApi(second.db, { ...(other && { mail: other }) }),
  ]
  letGo = () => mails.forEach((each) => each.close())
})
afterEach(async () => {
  letGo()
  await server.close()
  await second.close()
})

const owe = (index: number) =>
  oweLetter(
    { db: database.db, clock: () => TEST_NOW, newId: () => `letter${index}` },
    {
      kind: 'welcome',
      of: `user${index}`,
      to: `user${index}@example.com`,
      about: { userName: `user${index}` },
    },
  )

it('two processes send a hundred letters, each of them once', async () => {
  for (let index = 0; index < LETTERS; index += 1) await owe(index)
  await Promise.all(senders.map((sender) => sender.sendLetters()))
  const reached = server.letters.map(({ to }) => to?.[0]?.address)
  expect(reached).toHaveLength(LETTERS)
  expect(new Set(reached).size).toBe(LETTERS)
  const rows = await database.db.select().from(outbox)
  expect(rows.every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(true)
  // Both had their share: one alone would prove nothing.
  for (const { log } of senders) expect(log.join()).toContain('letter_sent')
})

it('of fifty that tell the same event at once, one letter is owed', async () => {
  await Promise.all(Array.from({ length: 50 }, () => owe(1).catch(() => {})))
  expect(await database.db.$count(outbox)).toBe(1)
})
