import { openPostgres } from '@jatra/api/db/open-postgres'
import type { OutgoingEmail } from '@jatra/api/providers/mail/mail-provider'
import { createSmtpMail } from '@jatra/api/providers/mail/smtp-mail'
import { placeOrder } from '@jatra/api/testing/booking'
import { installJobClock, setJobClock } from '@jatra/api/testing/job-clock'
import { createTestApi } from '@jatra/api/testing/test-api'
import { crashingDatabase, type CrashPoint } from './crash-points.ts'
import type { OnPostgres } from './empty-database.ts'

/** Where it dies: at the order's own commit, or on the way of its emails. */
export type MailCrashPoint =
  | Extract<CrashPoint, `${string} the order is committed`>
  | 'after the emails are claimed'
  | 'after the server has taken an email'

interface MailingInput extends OnPostgres {
  smtpUrl: string
  now: number
  crashAt: MailCrashPoint | null
  /** The user who signs up and books; absent when it only sends. */
  userName: string | null
}

/** Books and sends on a database that it opens, and closes when it lives to the end. */
export async function bookAndSend(input: MailingInput): Promise<void> {
  const { databaseUrl, smtpUrl, now, crashAt, userName } = input
  const handle = await openPostgres(databaseUrl)
  await installJobClock(handle.db)
  await setJobClock(handle.db, now)
  const smtp = createSmtpMail({ url: smtpUrl, from: 'Jatra <hello@jatra.example>' })
  const atCommit =
    crashAt === 'before the order is committed' || crashAt === 'after the order is committed'
  const send = async (email: OutgoingEmail) => {
    if (crashAt === 'after the emails are claimed') process.kill(process.pid, 'SIGKILL')
    await smtp.send(email)
    if (crashAt === 'after the server has taken an email') process.kill(process.pid, 'SIGKILL')
  }
  const api = createTestApi(
    { jobs: handle.jobs, db: crashingDatabase(handle.db, atCommit ? crashAt : null) },
    {
      mail: { send, close: () => smtp.close() },
    },
  )
  api.now = now
  if (userName) await placeOrder(api.client, userName)
  await api.runJobs()
  smtp.close()
  await handle.close()
}
