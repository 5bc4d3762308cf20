import { describe, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { outbox } from '../../db/schema.ts'
import { TEST_NOW } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { defaultLimits } from '../limits.ts'
import { enqueueCappedEmail } from './enqueue-capped-email.ts'

const database = useTestDatabase()

function sender() {
  const time = { now: TEST_NOW }
  const log: string[] = []
  let ids = 0
  const deps = {
    ...{ db: database.db, jobs: database.jobs, limits: defaultLimits, clock: () => time.now },
    newId: () => `id${String((ids += 1))}`,
    log: createLogger((line) => log.push(line)),
  }
  async function send(count: number, to: (at: number) => string, user: (at: number) => string) {
    for (let at = 0; at < count; at++) {
      const orderId = deps.newId()
      const payload = { userId: user(at), orderId }
      const email = { kind: 'booking_received', of: orderId, to: to(at), payload } as const
      await enqueueCappedEmail(deps, email, user(at))
    }
    return database.db.$count(outbox)
  }
  return { time, log, send }
}

describe('emails to an address that the sender names', () => {
  it('are 20 an hour for a mailbox, for all senders and spellings together', async () => {
    const { send, log, time } = sender()
    const spelling = (at: number) =>
      at % 2 ? 'Vic.Tim@gmail.com' : `victim+${String(at)}@gmail.com`
    const enqueued = await send(60, spelling, (at) => `user${String(at % 6)}`)
    expect(enqueued).toBe(20)
    const dropped = log.filter((line) => line.includes('email_dropped'))
    expect(dropped).toHaveLength(40)
    expect(dropped.join()).not.toMatch(/victim|vic\.tim|gmail/i)
    time.now += 3_600_000
    expect(
      await send(
        1,
        () => 'victim@gmail.com',
        () => 'user1',
      ),
    ).toBe(21)
  })

  it('are 40 an hour from one account, however many mailboxes it names', async () => {
    const enqueued = await sender().send(
      60,
      (at) => `guest${String(at)}@example.com`,
      () => 'user1',
    )
    expect(enqueued).toBe(40)
  })
})
