import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import type { ByHandReason } from '@jatra/contract/order/refund'
import {
  approveRefund,
  declineRefund,
  getRefund,
  requestRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { auditLog, ledgerPostings, outbox, refunds } from '../../db/schema.ts'
import { errorOf } from '../../testing/error-of.ts'
import { hire, signInAgain } from '../../testing/hire.ts'
import { startTicketed } from '../../testing/ticketed.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { readOrderMoney } from '../ledger/read-balances.ts'
import { leftOfPayment } from './refunded-payment.ts'

const database = useTestDatabase()
const because = 'It was meant for another booking'

/** A ticketed flight of which an agent has asked for a refund. */
async function asked(amount: number | 'whole' = 'whole', reason: ByHandReason = 'goodwill') {
  const flight = await startTicketed(database)
  const { api, orderId, visitor, order } = flight
  const agent = await hire(database, api, 'agent')
  const finance = await hire(database, api)
  const body = { amount, reason, note: 'Waited two hours on the telephone' }
  const made = await api.client.call(requestRefund, { params: { orderId }, body }, agent)
  const params = { refundId: made.id }
  // The emails of the two who work here.
  await api.runJobs()
  api.emails.length = 0
  return {
    ...{ ...flight, finance, agent, price: order.price },
    approve: (by = finance) => api.client.call(approveRefund, { params }, by),
    decline: (by = finance, why = because) =>
      api.client.call(declineRefund, { params, body: { because: why } }, by),
    seenByStaff: () => api.client.call(getRefund, { params }, finance),
    money: () => readOrderMoney(database.db, orderId),
    row: async () => (await database.db.select().from(refunds))[0],
    /** Moves on, with sweep and jobs, and sends the emails of both. Staff sign in each day. */
    async later(milliseconds: number) {
      api.now += milliseconds
      Object.assign(finance, await signInAgain(api, finance))
      await api.sweep()
      for (let passes = 0; passes < 3; passes += 1) await api.runJobs()
    },
    subjects: () => api.emails.map(({ subject }) => subject.split(':')[0]),
    listed: async () => {
      const of = { params: { userId: visitor.userId, orderId } }
      const emails = await api.client.call(listOrderEmails, of, visitor)
      return emails.map(({ kind }) => kind).filter((kind) => kind.startsWith('refund'))
    },
  }
}

describe('what nobody has approved yet', () => {
  it('is no refund to its traveller: not on the order, in no email, not late and in no quote', async () => {
    const { later, subjects, listed, read, quote, price } = await asked()
    await later(0)
    await later(4 * DAY_MS)
    expect((await read()).refunds).toEqual([])
    expect([subjects(), await listed()]).toEqual([[], []])
    expect((await quote()).refund).toBe(price - 800)
  })

  it('is not in the books either, and cannot be asked for a second time', async () => {
    const { api, agent, money, orderId, price } = await asked(7_000)
    expect(await money()).toMatchObject({ kept: price, refunding: 0 })
    const body = { amount: 'whole', reason: 'overcharged', note: 'Once more' } as const
    const second = await api.client.call(requestRefund, { params: { orderId }, body }, agent)
    expect(second.amount).toBe(price - 7_000)
    const third = await errorOf(
      api.client.call(requestRefund, { params: { orderId }, body }, agent),
    )
    expect(third.code).toBe('outdated')
  })

  it('does not lower what its traveller gets who cancels meanwhile, and can then not be approved', async () => {
    const { approve, cancel, later, money, price, quote, row, read, seenByStaff } = await asked()
    const { quoteId, refund } = await quote()
    await cancel(quoteId)
    const error = await errorOf(approve())
    expect([error.code, error.message]).toEqual([
      'outdated',
      'Only ৳800 of what was paid for this booking is left by now. Please decline this refund and ask for another.',
    ])
    await later(0)
    expect((await read()).refunds).toMatchObject([{ reason: 'cancelled', amount: refund }])
    expect(await errorOf(approve())).toMatchObject({ code: 'outdated' })
    expect([(await seenByStaff()).status, (await row())?.approvedAt]).toEqual(['requested', null])
    const { kept, refunding, refunded } = await money()
    expect([kept, refunding + refunded]).toEqual([800, refund])
    expect(kept + refunding + refunded).toBe(price)
  })
})

describe('what a colleague approves', () => {
  it('is owed from then on: its traveller hears first and why, and its 72 hours begin', async () => {
    const { api, approve, later, listed, money, read, row, subjects } = await asked(500)
    await later(10 * DAY_MS)
    await approve()
    expect(await money()).toMatchObject({ refunding: 500 })
    await later(0)
    const approvedAt = new Date(api.now).toISOString()
    expect((await read()).refunds).toMatchObject([
      { reason: 'goodwill', amount: 500, approvedAt, dueBy: '2026-12-03' },
    ])
    expect(subjects()).toEqual(['Your refund is approved', 'Your refund is on its way'])
    expect(api.emails[0]?.text).toContain(
      'We are sorry for the trouble that you had. We give ৳500 back to you.',
    )
    await later(3 * DAY_MS - 1)
    expect(await row()).toMatchObject({ status: 'sent' })
    await later(1)
    expect(await row()).toMatchObject({ status: 'needs_person', problem: 'overdue' })
    expect(await listed()).toEqual(['refund_approved', 'refund_sent', 'refund_late'])
  })
})

describe('what a colleague declines', () => {
  it('never was: nothing moved, its traveller hears nothing, and who did it and why is kept', async () => {
    const { decline, finance, later, listed, money, price, quote, read, seenByStaff, subjects } =
      await asked()
    expect(await decline()).toMatchObject({ status: 'declined', declinedBecause: because })
    await later(4 * DAY_MS)
    expect([(await read()).refunds, subjects(), await listed()]).toEqual([[], [], []])
    expect(await money()).toMatchObject({ kept: price, refunding: 0, refunded: 0 })
    expect((await quote()).refund).toBe(price - 800)
    const { entries } = await seenByStaff()
    expect(entries.at(-1)).toMatchObject({ action: 'declined', by: { _id: finance.userId } })
    const kept = await database.db.select().from(auditLog)
    expect(JSON.stringify(kept), 'why may name people').not.toContain(because)
  })

  it('can be asked for anew', async () => {
    const { api, agent, decline, orderId } = await asked()
    await decline()
    const body = { amount: 500, reason: 'goodwill', note: 'As was meant' } as const
    const again = await api.client.call(requestRefund, { params: { orderId }, body }, agent)
    expect(again).toMatchObject({ status: 'requested', amount: 500 })
  })

  it('is declined once: the same again is one, and anything else says what it is by now', async () => {
    const { api, approve, decline } = await asked()
    await decline()
    expect(await decline()).toMatchObject({ status: 'declined' })
    const manager = await hire(database, api, 'manager')
    const others = [() => decline(manager), () => decline(undefined, 'Another reason'), approve]
    for (const other of others) {
      const error = await errorOf(other())
      expect([error.code, error.message]).toEqual([
        'outdated',
        expect.stringContaining('This refund is declined by now'),
      ])
    }
    const declined = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'refund.declined'))
    expect(declined).toHaveLength(1)
  })

  it('is not declined once it is approved', async () => {
    const { approve, decline, money } = await asked(500)
    await approve()
    expect(await errorOf(decline())).toMatchObject({
      code: 'outdated',
      message: 'This refund is approved by now and cannot be declined. Please look at it again.',
    })
    expect(await money()).toMatchObject({ refunding: 500 })
  })

  it('of a version that had told its traveller, and posted it, is reversed and says so', async () => {
    const { api, decline, later, money, orderId, row, subjects } = await asked(500)
    const { id: refundId = '' } = (await row()) ?? {}
    const at = new Date(api.now)
    const posting = { entry: `refund:${refundId}`, orderId, at }
    await database.db.insert(ledgerPostings).values([
      { ...posting, account: 'income', amount: 500 },
      { ...posting, account: 'refunds', amount: -500 },
    ])
    await database.db.update(refunds).set({ lateAt: at })
    const sent = { id: 'earlier', event: `refund_waits:${orderId}:${refundId}` }
    await database.db.insert(outbox).values({
      ...sent,
      kind: 'refund_waits',
      createdAt: at,
      dueAt: new Date(api.now + 400 * DAY_MS),
      sentAt: at,
    })
    await later(4 * DAY_MS)
    expect(subjects(), 'it is not late').toEqual([])
    await decline()
    expect(await money()).toMatchObject({ refunding: 0 })
    await later(0)
    expect(subjects()).toEqual(['This refund does not come'])
    expect(api.emails[0]?.text).toContain(
      'We wrote to you that a colleague looks at a refund of ৳500.',
    )
  })
})

it('a payment is not counted as given back by what nobody has approved', async () => {
  const { row, price } = await asked(500)
  const { valId } = (await row()) ?? {}
  const left = await database.db.transaction((tx) => leftOfPayment(tx, valId ?? ''))
  expect(left).toEqual({ left: price, leftToAskFor: price - 500 })
})
