// A process that books, sends emails, and may die of it: node mailing-process.ts <MailingInput as JSON>.
import { openPglite } from '@jatra/api/db/open-pglite'
import { openPostgres } from '@jatra/api/db/open-postgres'
import type { OutgoingEmail } from '@jatra/api/providers/mail/mail-provider'
import { createSmtpMail } from '@jatra/api/providers/mail/smtp-mail'
import { placeOrder } from '@jatra/api/testing/booking'
import { createTestApi } from '@jatra/api/testing/test-api'
import { crashingDatabase, type CrashPoint } from './crash-points.ts'

/** Where it dies: at the order's own commit, or on the way of its emails. */
export type MailCrashPoint =
  | Extract<CrashPoint, `${string} the order is committed`>
  | 'after the emails are claimed'
  | 'after the server has taken an email'

export interface MailingInput {
  dataDir: string | null
  databaseUrl: string | null
  smtpUrl: string
  now: number
  crashAt: MailCrashPoint | null
  /** The user who signs up and books; absent when the process only sends. */
  userName: string | null
}

const input = JSON.parse(process.argv[2] ?? '') as MailingInput
const { crashAt } = input
const handle = input.databaseUrl
  ? await openPostgres(input.databaseUrl)
  : await openPglite(input.dataDir ?? '')
const smtp = createSmtpMail({ url: input.smtpUrl, from: 'Jatra <hello@jatra.example>' })
const atCommit =
  crashAt === 'before the order is committed' || crashAt === 'after the order is committed'
const api = createTestApi(crashingDatabase(handle.db, atCommit ? crashAt : null), {
  mail: { send, close: () => smtp.close() },
})
api.now = input.now
if (input.userName) await placeOrder(api.client, input.userName)
await api.sendDueEmails()
smtp.close()
await handle.close()

async function send(email: OutgoingEmail): Promise<void> {
  if (crashAt === 'after the emails are claimed') process.kill(process.pid, 'SIGKILL')
  await smtp.send(email)
  if (crashAt === 'after the server has taken an email') process.kill(process.pid, 'SIGKILL')
}
