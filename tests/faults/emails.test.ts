import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailServer, type MailServer } from '@jatra/api/testing/mail-server'
import { doAndDie } from './do-and-die.ts'
import { useEmptyPostgres } from './empty-database.ts'
import { bookAndSend, type MailCrashPoint } from './mailing.ts'

const START = Date.parse('2026-11-20T06:00:00Z')
const AT_ONCE = START + 1_000
/** Longer than a silent process is believed to live, and then than the pause before the next attempt. */
const LATER = [START + 31_000, START + 2 * 60_000]

const WELCOME = 'Welcome to Jatra'
const BOOKING = 'Booking received: Flight DAC - CXB'

describe('a process killed while it enqueues or sends emails', () => {
  const place = useEmptyPostgres()
  let server: MailServer
  let users = 0

  beforeAll(async () => {
    server = await startMailServer()
  })
  beforeEach(() => {
    server.emails.length = 0
  })
  afterAll(async () => {
    await server.close()
  })

  const bookAndDie = async (crashAt: MailCrashPoint) => {
    const userName = `user${(users += 1)}`
    await doAndDie('bookAndSend', {
      ...{ ...place, smtpUrl: server.url, now: START, crashAt, userName },
    })
  }
  // Only a process that is killed has to be a real one, which takes long to start.
  const send = async (...times: number[]) => {
    for (const now of times)
      await bookAndSend({ ...place, smtpUrl: server.url, now, crashAt: null, userName: null })
  }
  const subjects = () => server.emails.map(({ subject }) => subject).sort()

  it('before the order is committed: no email is sent', async () => {
    await bookAndDie('before the order is committed')
    await send(...LATER)
    expect(subjects()).toEqual([WELCOME])
  })

  it('between the commit and the email: the next process sends it, once', async () => {
    await bookAndDie('after the order is committed')
    expect(server.emails).toEqual([])
    await send(AT_ONCE)
    await send(...LATER)
    expect(subjects()).toEqual([BOOKING, WELCOME])
  })

  it('between claiming and sending: it is sent when the claim is over, once', async () => {
    await bookAndDie('after the emails are claimed')
    await send(AT_ONCE)
    expect(server.emails).toEqual([])
    await send(...LATER)
    expect(subjects()).toEqual([BOOKING, WELCOME])
  })

  it("between the server's acceptance and our commit: the email is sent again with the same Message-ID", async () => {
    await bookAndDie('after the server has taken an email')
    expect(server.emails.length).toBeGreaterThan(0)
    // Nothing was written down, so both emails are sent now; what came before is a copy of one of them.
    await send(...LATER)
    const distinct = new Map(server.emails.map(({ messageId, subject }) => [messageId, subject]))
    expect([...distinct.values()].sort()).toEqual([BOOKING, WELCOME])
    const copies = server.emails.length
    expect(copies).toBeGreaterThan(2)
    await send(START + 67 * 60_000)
    expect(server.emails).toHaveLength(copies)
  })
})
