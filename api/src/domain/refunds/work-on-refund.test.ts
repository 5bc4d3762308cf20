import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { auditLog, paymentTransactions, refunds } from '../../db/schema.ts'
import { startPaying } from '../../testing/paying.ts'
import type { TestApiOptions } from '../../testing/test-api.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const PRICE = 7200

const database = useTestDatabase()

/** An expired order that is paid anyway. */
async function payTooLate(options: TestApiOptions = {}) {
  const paying = await startPaying(database, options)
  const { api, fake, notify, read, tranId } = paying
  api.now += 30 * MINUTE_MS
  await api.sweep()
  const notice = fake.pay(tranId)
  await notify(notice)
  return {
    ...paying,
    notice,
    refund: async () => (await read()).refunds[0],
    row: async () => (await database.db.select().from(refunds))[0],
    /** Runs the jobs that are due after so many milliseconds. */
    async after(milliseconds: number) {
      api.now += milliseconds
      await api.runJobs()
    },
    subjects: () => api.emails.map(({ subject }) => subject),
    async audit() {
      const rows = await database.db.select().from(auditLog).orderBy(auditLog.id)
      return rows.map(({ action, staffId }) => `${action}${staffId ? ` by ${staffId}` : ''}`)
    },
  }
}

it('a payment that comes too late goes back by itself, and each step keeps its time', async () => {
  const { api, fake, after, refund, audit, subjects } = await payTooLate()
  const requestedAt = new Date(api.now).toISOString()
  expect(await refund()).toMatchObject({
    ...{ status: 'requested', reason: 'late_payment', amount: PRICE, channel: 'bkash' },
    ...{ requestedAt, approvedAt: null, sentAt: null, gatewayReference: null },
  })
  await after(0)
  const reference = fake.refundsAsked[0]?.['refund_trans_id']
  expect(fake.refundsAsked).toMatchObject([
    { bank_tran_id: expect.stringMatching(/^bank-/), refund_amount: '7200.00' },
  ])
  expect(reference).toMatch(/^\w{1,30}$/)
  expect(await refund()).toMatchObject({
    ...{ status: 'sent', approvedAt: requestedAt, sentAt: requestedAt, confirmedAt: null },
    gatewayReference: `ref-${reference}`,
  })
  await after(MINUTE_MS)
  expect((await refund())?.status).toBe('sent')
  fake.refundStatus = 'refunded'
  await after(MINUTE_MS)
  expect(await refund()).toMatchObject({
    ...{ status: 'confirmed', confirmedAt: new Date(api.now).toISOString() },
  })
  expect(fake.refundsAsked).toHaveLength(1)
  expect(await audit()).toEqual([
    ...['refund.requested', 'refund.approved', 'refund.asked', 'refund.sent', 'refund.confirmed'],
  ])
  await after(0)
  // The first two are written in one moment.
  expect(
    subjects()
      .filter((subject) => /refund|money/.test(subject))
      .toSorted(),
  ).toEqual([
    'Your money goes back: Flight DAC - CXB',
    'Your refund is on its way: Flight DAC - CXB',
    'Your refund is paid: Flight DAC - CXB',
  ])
  const [first] = api.emails.filter(({ subject }) => subject.startsWith('Your money goes back'))
  expect(first?.text).toContain('We have requested ৳7,200 back for you, and approved it.')
})

it('the history of a refund cannot be changed', async () => {
  await payTooLate()
  await expect(database.db.delete(auditLog)).rejects.toThrow()
  await expect(database.db.update(auditLog).set({ staffId: 'me' })).rejects.toThrow()
})

it('the second of two payments goes back, and the order and its booking stay', async () => {
  const { api, fake, notify, read, tranId } = await startPaying(database)
  await notify(fake.pay(tranId))
  const second = fake.pay(tranId, { val_id: 'second' })
  await notify(second)
  await notify(second)
  await api.runJobs()
  const { paymentStatus, booking, refunds: owed } = await read()
  expect(paymentStatus).toBe('success')
  expect(booking.status).not.toBe('failed')
  expect(owed).toMatchObject([{ reason: 'double_payment', status: 'sent', amount: PRICE }])
  expect(fake.refundsAsked).toMatchObject([{ bank_tran_id: 'bank-second' }])
})

describe('an answer that never came', () => {
  it('is looked up, and the gateway is not asked again', async () => {
    const { fake, after, refund } = await payTooLate()
    fake.refundAnswerLost = true
    await after(0)
    expect((await refund())?.status).toBe('approved')
    await after(MINUTE_MS)
    expect((await refund())?.status).toBe('sent')
    expect(fake.refundsAsked).toHaveLength(1)
  })

  it('and of which the gateway knows nothing for a day waits for a person', async () => {
    const { fake, after, refund, row, logged, subjects } = await payTooLate()
    fake.answerRefund = () => new Response('<html>', { status: 502 })
    for (const pause of [0, MINUTE_MS, 5 * MINUTE_MS, DAY_MS, 0]) await after(pause)
    expect((await refund())?.status).toBe('needs_person')
    expect((await row())?.problem).toBe('unanswered')
    expect(subjects()).toContain('Your refund takes longer: Flight DAC - CXB')
    expect(logged('refund_needs_person')).toHaveLength(1)
    expect(fake.refundsAsked).toHaveLength(1)
  })
})

it.each([
  ['refused', () => Response.json({ APIConnect: 'DONE', status: 'failed', errorReason: 'no' })],
])('what the gateway does not take waits for a person: %s', async (problem, answer) => {
  const { fake, after, row } = await payTooLate()
  fake.answerRefund = answer
  await after(0)
  expect(await row()).toMatchObject({ status: 'needs_person', problem, asked: false })
  await after(DAY_MS)
  expect(fake.refundsAsked).toHaveLength(1)
})

it('what the gateway takes and gives up waits for a person', async () => {
  const { fake, after, row } = await payTooLate()
  await after(0)
  fake.refundStatus = 'cancelled'
  await after(MINUTE_MS)
  expect(await row()).toMatchObject({ status: 'needs_person', problem: 'cancelled' })
})

describe('what is not there when its 72 hours are over', () => {
  /** Sent, and then so many minutes later. */
  async function sentAndLater() {
    const paid = await payTooLate()
    await paid.after(0)
    const later = async (milliseconds: number) => {
      paid.api.now += milliseconds
      await paid.api.sweep()
      // The refund first, and then the emails about it.
      await paid.after(0)
      await paid.after(0)
    }
    const late = () =>
      paid.api.emails.filter(({ subject }) => subject.startsWith('Your refund is late'))
    return { ...paid, later, late }
  }

  it('is raised for staff in that minute, and its traveller hears once what to do now', async () => {
    const { fake, later, late, row } = await sentAndLater()
    await later(3 * DAY_MS - MINUTE_MS)
    expect((await row())?.status).toBe('sent')
    expect(late()).toEqual([])
    await later(MINUTE_MS)
    expect(await row()).toMatchObject({ status: 'needs_person', problem: 'overdue', asked: true })
    for (const days of [1, 3, 3]) await later(days * DAY_MS)
    expect(late()).toHaveLength(1)
    expect(late()[0]?.text).toContain('What to do now: Ask your bank or wallet first')
    expect(fake.refundsAsked).toHaveLength(1)
  })

  it('is looked up on, and confirmed when the gateway has paid it after all', async () => {
    const { fake, later, refund, subjects } = await sentAndLater()
    await later(3 * DAY_MS)
    fake.refundStatus = 'refunded'
    await later(DAY_MS)
    expect(await refund()).toMatchObject({ status: 'confirmed' })
    expect(subjects()).toContain('Your refund is paid: Flight DAC - CXB')
  })

  it('needs a bank account when the gateway gives it up after all', async () => {
    const { fake, later, row, subjects } = await sentAndLater()
    await later(3 * DAY_MS)
    fake.refundStatus = 'cancelled'
    await later(DAY_MS)
    expect(await row()).toMatchObject({ status: 'needs_person', problem: 'cancelled' })
    expect(subjects()).toContain('Your refund needs a bank account: Flight DAC - CXB')
  })
})

it('a gateway that is away is asked when it is back, once', async () => {
  const { fake, after, refund } = await payTooLate()
  fake.down = true
  await after(0)
  await after(MINUTE_MS)
  expect((await refund())?.status).toBe('approved')
  fake.down = false
  await after(MINUTE_MS)
  expect((await refund())?.status).toBe('sent')
  expect(fake.refundsAsked).toHaveLength(1)
})

it('what the gateway let not in is sent again by itself, and a colleague finds it after a day', async () => {
  const { fake, after, refund, row } = await payTooLate()
  fake.answerRefund = () => Response.json({ APIConnect: 'INACTIVE' })
  await after(0)
  expect(await row()).toMatchObject({ status: 'approved', asked: false })
  expect((await refund())?.bankAccount).toBeNull()
  await after(MINUTE_MS)
  expect(fake.refundsAsked).toHaveLength(2)
  for (const pause of [DAY_MS, 0]) await after(pause)
  expect(await row()).toMatchObject({ status: 'needs_person', problem: 'not_sent' })
  expect((await refund())?.bankAccount).toBeNull()
})

it('a payment that the gateway does not know is not guessed at', async () => {
  const { fake, after, row } = await payTooLate()
  fake.pay((await row())?.valId?.slice(4) ?? '', { status: 'FAILED' })
  await after(0)
  expect(await row()).toMatchObject({ status: 'needs_person', problem: 'payment_unknown' })
  expect(fake.refundsAsked).toHaveLength(0)
})

it('above the limit nothing is sent before a person approves it', async () => {
  const { fake, after, refund, logged, subjects } = await payTooLate({
    refundApprovalAbove: PRICE - 1,
  })
  await after(0)
  await after(DAY_MS)
  expect(subjects().filter((subject) => /refund/.test(subject))).toEqual([
    'We check your refund: Flight DAC - CXB',
  ])
  expect((await refund())?.status).toBe('requested')
  expect(fake.refundsAsked).toHaveLength(0)
  expect(logged('refund_awaits_approval')).toHaveLength(1)
})

it('the sweep takes up a refund whose job was lost', async () => {
  const { api, after, refund } = await payTooLate()
  await database.db.update(refunds).set({ workAt: new Date(api.now) })
  await database.jobs.runDue({ refund: async () => {} })
  await after(0)
  expect((await refund())?.status).toBe('requested')
  api.now += 31 * MINUTE_MS
  await api.sweep()
  await after(0)
  expect((await refund())?.status).toBe('sent')
})

it('money that is on its way back does not pay the order after all', async () => {
  const { fake, notify, comeBack, read, tranId, transactions } = await startPaying(database)
  await notify(fake.pay(tranId, { risk_level: '1' }))
  // As when an attempt for a held flight was closed while another can still pay the order.
  await database.db.update(paymentTransactions).set({ outcome: 'refund_due' })
  fake.pay(tranId)
  await comeBack()
  expect((await read()).paymentStatus).toBe('pending')
  expect(await transactions()).toMatchObject([{ outcome: 'refund_due' }])
})
