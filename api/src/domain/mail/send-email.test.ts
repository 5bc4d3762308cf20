import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { outbox, passwordResets, users } from '../../db/schema.ts'
import { PermanentMailError } from '../../providers/mail/mail-provider.ts'
import { createTestApi, TEST_NOW, TEST_SITE, type TestApi } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { hashToken } from '../auth/token.ts'
import type { OutboxEmail } from '../outbox/email-kinds.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

const database = useTestDatabase()
let api: TestApi
let emails: TestApi['emails']
/** The mail server's answer to each attempt; none when it accepts the email. */
let failures: Error[]
beforeEach(() => {
  emails = []
  failures = []
  api = createTestApi(database, {
    mail: {
      async send(email) {
        const domainError = failures.shift()
        if (domainError) throw domainError
        emails.push(email)
      },
      close: () => {},
    },
  })
})

let ids = 0
const enqueue = (email: OutboxEmail) =>
  enqueueEmail(
    {
      db: database.db,
      jobs: database.jobs,
      clock: () => api.now,
      newId: () => `id${String((ids += 1))}`,
    },
    email,
  )
const welcome = (of = 'u1'): OutboxEmail => ({
  kind: 'welcome',
  of,
  to: 'rahima@example.com',
  payload: { userName: 'rahima' },
})
const rows = () => database.db.select().from(outbox)

describe('emails that are due', () => {
  it('are sent once, and then nothing is kept of whom they went to', async () => {
    await enqueue(welcome())
    await api.runJobs()
    await api.runJobs()
    expect(emails).toMatchObject([
      { to: 'rahima@example.com', subject: 'Welcome to Jatra', writtenAt: TEST_NOW },
    ])
    expect(await rows()).toMatchObject([
      { sentAt: new Date(TEST_NOW), failedAt: null, recipient: null, payload: null, attempts: 1 },
    ])
    expect(api.log.join()).not.toContain('rahima')
  })

  it('are all sent, however many', async () => {
    for (let user = 0; user < 12; user += 1) await enqueue(welcome(`u${String(user)}`))
    await api.runJobs()
    expect(emails).toHaveLength(12)
  })

  it('are tried again after ever longer pauses, as the same email, and given up after 14 hours', async () => {
    await enqueue(welcome())
    const attempts: number[] = []
    failures = Array.from({ length: 20 }, () => new Error('421 try <rahima@example.com> later'))
    // Pauses double, from between a quarter and half a minute, and none is longer than six hours.
    for (let step = MINUTE_MS / 4; api.now < TEST_NOW + DAY_MS; api.now += step) {
      const before = failures.length
      await api.runJobs()
      if (failures.length === before) continue
      attempts.push((api.now - TEST_NOW) / MINUTE_MS)
      step = (MINUTE_MS / 8) * 2 ** attempts.length
    }
    expect(attempts).toHaveLength(12)
    const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
    pauses.forEach((pause, index) => {
      expect(pause).toBeGreaterThanOrEqual(Math.min(2 ** index / 4, 180))
      expect(pause).toBeLessThanOrEqual(Math.min(2 ** index * 2, 720))
    })
    const [row] = await rows()
    expect(row).toMatchObject({
      sentAt: null,
      recipient: null,
      payload: null,
      lastError: '421 try <the recipient> later',
    })
    expect(row?.failedAt).not.toBeNull()
    expect(api.log.filter((line) => line.includes('email_given_up'))).toHaveLength(1)
    expect(api.log.join()).not.toContain('rahima')
  })

  it('are sent when the mail server is back', async () => {
    await enqueue(welcome())
    failures = [new Error('down')]
    await api.runJobs()
    expect(emails).toEqual([])
    api.now += MINUTE_MS
    await api.runJobs()
    expect(emails).toHaveLength(1)
    expect(await rows()).toMatchObject([{ lastError: null, attempts: 2 }])
  })

  it('are given up at once when the mailbox is not there', async () => {
    await enqueue(welcome())
    failures = [new PermanentMailError('550 5.1.1 <rahima@example.com> unknown')]
    await api.runJobs()
    expect(await rows()).toMatchObject([
      {
        failedAt: new Date(TEST_NOW),
        recipient: null,
        lastError: '550 5.1.1 <the recipient> unknown',
      },
    ])
  })

  it('are sent by another process when the one that claimed them is gone', async () => {
    await enqueue(welcome())
    let claimed = () => {}
    const begun = new Promise<void>((resolve) => (claimed = resolve))
    const dying = createTestApi(database, {
      mail: { send: () => (claimed(), new Promise(() => {})), close: () => {} },
    })
    void dying.runJobs()
    await begun
    await api.runJobs()
    expect(emails).toEqual([])
    // After five minutes the process is considered dead, and its job is retried like a failed one.
    api.now += 5 * MINUTE_MS + 1_000
    await api.runJobs()
    api.now += MINUTE_MS
    await api.runJobs()
    expect(emails).toHaveLength(1)
  })

  it('are forgotten 30 days after they were sent, and not before', async () => {
    await enqueue(welcome())
    await api.runJobs()
    await enqueue(welcome('u2'))
    api.now += 30 * DAY_MS
    await api.sweep()
    expect(await rows()).toHaveLength(2)
    api.now += 1
    await api.sweep()
    expect(await rows()).toMatchObject([{ event: 'welcome:u2', sentAt: null }])
  })
})

describe('an email whose data cannot be read', () => {
  it('is given up and logged once, and the others are sent', async () => {
    await enqueue(welcome('damaged'))
    await database.db.update(outbox).set({ payload: { name: 'rahima' } })
    await enqueue(welcome('whole'))
    await api.runJobs()
    await api.runJobs()
    expect(emails).toHaveLength(1)
    expect(api.log.filter((line) => line.includes('email_given_up'))).toEqual([
      expect.stringContaining('Its data cannot be read'),
    ])
  })

  it('waits for a newer process when its kind is not known', async () => {
    await enqueue(welcome())
    await database.db.update(outbox).set({ kind: 'birthday' })
    await api.runJobs()
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null, failedAt: null }])
  })
})

describe('the email of a new password', () => {
  const reset: OutboxEmail = {
    kind: 'password_reset',
    of: 'once',
    to: 'rahima@example.com',
    payload: { userId: 'u1' },
  }
  const addUser = (deletedAt: Date | null = null) =>
    database.db.insert(users).values({
      id: 'u1',
      userName: 'rahima',
      userNameKey: 'rahima',
      email: 'rahima@example.com',
      deletedAt,
      createdAt: new Date(TEST_NOW),
      updatedAt: new Date(TEST_NOW),
    })

  it('has a link whose token is nowhere but in it', async () => {
    await addUser()
    await enqueue(reset)
    expect(await database.db.$count(passwordResets)).toBe(0)
    await api.runJobs()
    const link = emails[0]?.link ?? ''
    const start = `${TEST_SITE}/reset-password/u1/`
    expect(link.startsWith(start)).toBe(true)
    const token = link.slice(start.length)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await database.db.select().from(passwordResets)).toEqual([
      { tokenHash: hashToken(token), userId: 'u1', expiresAt: new Date(TEST_NOW + 20 * MINUTE_MS) },
    ])
    expect(JSON.stringify(await rows())).not.toContain(token)
    expect(api.log.join()).not.toContain(token)
  })

  it('makes a new link for each try, and each has its own 20 minutes', async () => {
    await addUser()
    await enqueue(reset)
    failures = [new Error('lost on the way')]
    await api.runJobs()
    api.now += MINUTE_MS
    await api.runJobs()
    expect(await database.db.$count(passwordResets)).toBe(2)
    api.now = TEST_NOW + 20 * MINUTE_MS + 1
    await api.sweep()
    expect(await database.db.$count(passwordResets)).toBe(1)
  })

  it('is not sent for an account that is gone', async () => {
    await addUser(new Date(TEST_NOW))
    await enqueue(reset)
    await api.runJobs()
    expect(emails).toEqual([])
    expect(await database.db.$count(passwordResets)).toBe(0)
    const ended = { failedAt: null, unneededAt: new Date(TEST_NOW), recipient: null, payload: null }
    expect(await rows()).toMatchObject([ended])
    expect(api.log.some((line) => line.includes('email_given_up'))).toBe(false)
  })
})
