import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { handOverVisa, undoHandOver } from '@jatra/contract/visa/hand-over'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { auditLog, users, visaOrders } from '../../db/schema.ts'
import { errorOf } from '../../testing/error-of.ts'
import { hire } from '../../testing/hire.ts'
import { startVisa } from '../../testing/paid-visa.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const database = useTestDatabase()
const reason = 'Nusrat Jahan brought them to the counter'

/** @param documentsOf how many documents each applicant uploaded */
async function start(documentsOf: readonly number[] = [1]) {
  const visa = await startVisa(database, documentsOf)
  const { api, orderId } = visa
  const agent = await hire(database, api, 'agent')
  await api.runJobs()
  api.emails.length = 0
  const params = { orderId }
  return {
    ...visa,
    agent,
    handOver: (body: { reason?: string } = {}) =>
      api.client.call(handOverVisa, { params, body }, agent),
    undo: () => api.client.call(undoHandOver, { params }, agent),
    row: async () => (await database.db.select().from(visaOrders))[0],
    audit: async () =>
      (await database.db.select().from(auditLog).where(eq(auditLog.subject, orderId))).map(
        ({ action, staffId, details }) => ({ action, staffId, details }),
      ),
    /** Those sent since. */
    async emails() {
      await api.runJobs()
      return api.emails.splice(0)
    },
  }
}

describe('an application without documents', () => {
  it('does not go to the embassy, and its refund is what it was', async () => {
    const { handOver, read, quote, row, audit } = await start([1, 0, 0])
    const error = await errorOf(handOver())
    expect([error.status, error.code, error.message]).toEqual([
      409,
      'documents_missing',
      'There is no document of traveller 2, 3 here. Say why the application goes all the same, such as that it came on paper.',
    ])
    expect((await read()).handedOverAt).toBeNull()
    expect((await quote()).refund).toBe((await read()).price)
    expect([(await row())?.handedOverBy, await audit()]).toEqual([null, []])
  })

  it('goes with a reason, which is kept apart from the audit log', async () => {
    const { handOver, agent, row, audit } = await start([0])
    expect((await errorOf(handOver({ reason: '  ' }))).code).toBe('invalid_input')
    await handOver({ reason: ` ${reason} ` })
    expect(await row()).toMatchObject({ handedOverBy: agent.userId, handOverReason: reason })
    expect(await audit()).toEqual([
      { action: 'visa.handed_over', staffId: agent.userId, details: { notAccepted: 1 } },
    ])
  })
})

describe('an application that is handed over', () => {
  it('says so to its traveller by email, with what comes back from then on', async () => {
    const { handOver, emails, listed } = await start()
    await handOver()
    await handOver()
    const [email, ...more] = await emails()
    expect(more).toEqual([])
    expect(email?.to).toBe('rahima@example.com')
    expect(email?.subject).toMatch(/^Your application is with the embassy: /)
    expect(email?.text).toContain('We handed your application to the embassy on 20 Nov 2026.')
    expect(email?.text).toContain('If you cancel from now on, nothing comes back.')
    expect(await listed()).toContain('visa_handed_over')
  })

  it('says it in the language of the account', async () => {
    const { handOver, emails } = await start()
    await database.db.update(users).set({ language: 'bn' })
    await handOver()
    const [email] = await emails()
    expect(email?.subject).toMatch(/^আপনার আবেদন দূতাবাসে: /)
    expect(email?.text).toContain('এখন বাতিল করলে কিছু ফেরত আসবে না।')
  })

  it('says what its own rule brings, where the embassy gives something back', async () => {
    const { handOver, emails, read, quote } = await start()
    const [row] = await database.db.select().from(visaOrders)
    const visa = row && { ...row.visa, refund: { ...visaRefund, afterwards: 50 } }
    await database.db.update(visaOrders).set({ visa })
    await handOver()
    const half = Math.round((await read()).price / 2)
    const [email] = await emails()
    expect(email?.text).toContain(
      `If you cancel from now on, ৳${half.toLocaleString('en-IN')} of ৳${(await read()).price.toLocaleString('en-IN')} come back.`,
    )
    expect((await quote()).refund).toBe(half)
  })

  it('waits for a colleague when it is cancelled, where it was sold without a rule', async () => {
    const { handOver, emails, quote } = await start()
    const [row] = await database.db.select().from(visaOrders)
    const visa = row && { ...row.visa, refund: undefined }
    await database.db.update(visaOrders).set({ visa })
    await handOver()
    const [email] = await emails()
    expect(email?.text).toContain(
      'It was sold without a written rule: if you cancel, a colleague of ours finds out what comes back.',
    )
    expect((await quote()).refund).toBeNull()
  })
})

describe('a hand-over that was a mistake', () => {
  it('is undone within the hour: the whole price comes back again, and an email says so', async () => {
    const { api, handOver, undo, agent, read, quote, cancel, row, audit, emails, listed } =
      await start([0])
    const before = await quote()
    await handOver({ reason })
    expect((await errorOf(quote())).code).toBe('outdated')
    await emails()
    api.now += 20 * MINUTE_MS
    const undone = await undo()
    expect(undone.handedOverAt).toBeNull()
    expect(await undo()).toEqual(undone)
    expect(await row()).toMatchObject({ handedOverAt: null, handedOverBy: null })
    expect(await audit()).toMatchObject([
      { action: 'visa.handed_over' },
      { action: 'visa.hand_over_undone', staffId: agent.userId },
    ])
    const [email, ...more] = await emails()
    expect(more).toEqual([])
    expect(email?.subject).toMatch(/^Your application is not with the embassy yet: /)
    const { price } = await read()
    expect(email?.text).toContain(
      `You can cancel it as before, and ৳${price.toLocaleString('en-IN')} come back.`,
    )
    expect(await listed()).toContain('visa_hand_over_undone')
    expect((await quote()).refund).toBe(price)
    // What was shown before the mistake stands again.
    expect(await cancel(before.quoteId)).toMatchObject({ status: 'done', refund: price })
  })

  it('is not written about as handed over by an email that is still to go', async () => {
    const { handOver, undo, emails } = await start()
    await handOver()
    await undo()
    expect((await emails()).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your application is not with the embassy yet',
    ])
  })

  it('can be followed by the right one, which is written about anew', async () => {
    const { api, handOver, undo, emails, listed } = await start()
    await handOver()
    await emails()
    await undo()
    await emails()
    api.now += 2 * MINUTE_MS
    await handOver()
    expect((await emails()).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your application is with the embassy',
    ])
    expect((await listed()).filter((kind) => kind === 'visa_handed_over')).toHaveLength(2)
  })

  it('stays after an hour', async () => {
    const { api, handOver, undo, read } = await start()
    const { handedOverAt } = await handOver()
    api.now += 60 * MINUTE_MS + 1
    const error = await errorOf(undo())
    expect([error.status, error.code, error.message]).toEqual([
      409,
      'outdated',
      'This application went to the embassy more than 60 minutes ago, so that cannot be undone any more.',
    ])
    expect((await read()).handedOverAt).toBe(handedOverAt)
  })

  it('stays when its traveller has cancelled by it', async () => {
    const { handOver, undo, quote, cancel } = await start()
    const [row] = await database.db.select().from(visaOrders)
    const visa = row && { ...row.visa, refund: { ...visaRefund, afterwards: 50 } }
    await database.db.update(visaOrders).set({ visa })
    await handOver()
    await cancel((await quote()).quoteId)
    const error = await errorOf(undo())
    expect([error.code, error.message]).toEqual([
      'outdated',
      'Its traveller has cancelled since, as an application that the embassy has. Ask for a refund of the rest by hand.',
    ])
  })
})
