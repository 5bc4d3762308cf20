import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DEAD_MAIL_DAYS } from '@jatra/contract/desk/today-due'
import type { Queue } from '@jatra/contract/desk/today-queues'
import { createLogger } from '@jatra/contract/observability/logging'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { outbox } from '../../db/schema.ts'
import { startPaid } from '../../testing/paid-flight.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { noteMismatch, resolveMismatches } from '../reconciliation/mismatches.ts'
import { listToday } from './list-today.ts'

const database = useTestDatabase()

/** A paid flight, and what a manager sees at the desk. */
async function atTheDesk() {
  const test = await startPaid(database)
  const { api } = test
  const deps = { db: database.db, clock: () => api.now, refundApprovalAbove: 50_000 }
  const see = async (queue: Queue) => {
    const reader = { id: 'karim', role: 'manager' as const }
    return (await listToday(deps, { queue }, reader)).items
  }
  const iso = (at: number) => new Date(at).toISOString()
  return { ...test, deps, see, iso }
}

it('has a paid flight whose jobs were lost, until its money goes back', async () => {
  const { api, orderId, order, pass, see } = await atTheDesk()
  await database.db.execute('delete from jobs.job')
  const paidAt = api.now
  api.now += 29 * MINUTE_MS
  expect(await see('tickets')).toEqual([])
  api.now += 2 * MINUTE_MS
  expect(await see('tickets')).toMatchObject([
    {
      ...{ id: orderId, reason: 'confirming', amount: order.price, urgency: 'late' },
      dueAt: new Date(paidAt + 15 * MINUTE_MS).toISOString(),
      acts: ['requestRefund'],
    },
  ])
  // The sweep resumes it.
  await pass(HOUR_MS)
  await api.sweep()
  await pass(0)
  expect(await see('tickets')).toEqual([])
})

it('has an email that was given up, with its order, for as long as it is of use', async () => {
  const { api, orderId, order, see, iso } = await atTheDesk()
  const [email] = await database.db.select().from(outbox).limit(1)
  if (!email) throw new Error('nothing was mailed')
  const event = `payment_confirmed:${orderId}`
  await database.db
    .update(outbox)
    .set({
      event: `${event}:desk`,
      sentAt: null,
      failedAt: new Date(api.now),
      lastError: '550 no such mailbox',
    })
    .where(eq(outbox.id, email.id))
  const since = api.now
  expect(await see('deadMail')).toMatchObject([
    {
      ...{ id: email.id, orderId, bookingReference: order.bookingReference, acts: [] },
      about: `${email.kind}: 550 no such mailbox`,
      dueAt: iso(since + DAY_MS),
    },
  ])
  api.now += DEAD_MAIL_DAYS * DAY_MS
  expect(await see('deadMail')).toEqual([])
})

it('has a difference to a gateway, until a comparison finds none', async () => {
  const { api, orderId, deps, see, iso } = await atTheDesk()
  const books = { ...deps, newId: randomUUID, log: createLogger(() => {}) }
  const found = { kind: 'amount_differs', here: '৳100', there: '৳90' } as const
  await noteMismatch(books, { ...found, gateway: 'bkash', orderId, subject: 'tran' })
  expect(await see('mismatches')).toMatchObject([
    { orderId, reason: 'amount_differs', about: 'bkash: ৳100 / ৳90', dueAt: iso(api.now + DAY_MS) },
  ])
  await resolveMismatches(books, 'tran', null)
  expect(await see('mismatches')).toEqual([])
})
