import { expect, it } from 'vitest'
import { eq, isNull } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import {
  paymentAttempts,
  paymentMismatches,
  paymentTransactions,
  refunds,
} from '../../db/schema.ts'
import { placeOrder } from '../../testing/booking.ts'
import { startPaying } from '../../testing/paying.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { listMismatches } from './mismatches.ts'

const database = useTestDatabase()

async function start() {
  const paying = await startPaying(database)
  const { api, fake, notify, tranId } = paying
  /** A day later, as the sweep of a minute starts it. */
  const nextDay = async () => {
    api.now += DAY_MS + MINUTE_MS
    await api.sweep()
    await api.runJobs()
  }
  /** The order has ended, and nothing is left to be asked about it. */
  const expire = async () => {
    api.now += 31 * MINUTE_MS
    await api.sweep()
    await api.runJobs()
  }
  return { ...paying, expire, nextDay, pay: () => notify(fake.pay(tranId)) }
}

const found = async () =>
  (await listMismatches(database.db, { status: 'open', limit: 10 })).mismatches.map(
    ({ kind, here, there }) => [kind, here, there],
  )

it('finds nothing where both say the same, and asks once a day', async () => {
  const { api, fake, nextDay, pay } = await start()
  await pay()
  await nextDay()
  expect(await found()).toEqual([])
  const { calls } = fake
  await api.sweep()
  await api.runJobs()
  expect(fake.calls).toBe(calls)
})

it('confirms what was paid there and not here in the ordinary way, and keeps that it was so', async () => {
  const { expire, fake, nextDay, read, tranId } = await start()
  await expire()
  fake.pay(tranId, { tran_date: '2026-11-20 12:45:10' })
  await nextDay()
  expect(await read()).toMatchObject({
    paymentStatus: 'expired',
    refunds: [{ reason: 'late_payment', amount: 7_200 }],
  })
  expect(await found()).toEqual([])
  expect(await database.db.select().from(paymentMismatches)).toMatchObject([
    {
      ...{ kind: 'paid_there', here: 'unpaid', resolvedAt: expect.any(Date) },
      there: 'paid BDT 7200.00 on 20 Nov 2026, 12:45',
    },
  ])
})

it('finds another amount and a payment that is gone, until they are right again', async () => {
  const { fake, nextDay, pay, tranId } = await start()
  await pay()
  fake.pay(tranId, { amount: '7100.00' })
  await nextDay()
  expect(await found()).toEqual([['amount_differs', 'paid BDT 7200', 'paid BDT 7100.00']])
  fake.pay(tranId, { currency_type: 'USD', currency_amount: '60.00' })
  await nextDay()
  expect(await found()).toEqual([
    ['amount_differs', 'paid BDT 7200', 'paid BDT 7200.00 for USD 60.00'],
  ])
  fake.pay(tranId, { status: 'FAILED' })
  await nextDay()
  expect(await found()).toEqual([['paid_here', 'paid BDT 7200', 'failed BDT 7200.00']])
  fake.pay(tranId)
  await nextDay()
  expect(await found()).toEqual([])
})

it('gives back another amount that was paid there, and shows another currency', async () => {
  const { expire, fake, nextDay, read, tranId } = await start()
  await expire()
  fake.pay(tranId, { amount: '10.00' })
  fake.pay(tranId, { val_id: 'dollars', currency: 'USD', amount: '60.00' })
  await nextDay()
  expect((await read()).refunds).toMatchObject([{ reason: 'other_amount', amount: 10 }])
  expect(await database.db.select().from(paymentTransactions)).toMatchObject([
    { amount: 10, outcome: 'refund_due' },
  ])
  expect(await found()).toEqual([['amount_differs', 'wants BDT 7200', 'paid USD 60.00']])
})

it('finds a second payment under one tran_id whose notice was lost, and gives it back', async () => {
  const { api, fake, nextDay, pay, read, tranId } = await start()
  await pay()
  await api.runJobs()
  fake.pay(tranId, { val_id: 'paid-again' })
  await nextDay()
  expect(await read()).toMatchObject({
    paymentStatus: 'success',
    refunds: [{ reason: 'double_payment', amount: 7_200 }],
  })
  expect(await found()).toEqual([])
  expect(await database.db.select().from(paymentMismatches)).toMatchObject([
    { kind: 'paid_there', subject: `${tranId} paid-again`, resolvedAt: expect.any(Date) },
  ])
})

it('finds a refund that the gateway gave up after it was confirmed', async () => {
  const { api, fake, nextDay, pay } = await start()
  api.now += 31 * MINUTE_MS
  await api.sweep()
  await pay()
  await api.runJobs()
  fake.refundStatus = 'refunded'
  api.now += MINUTE_MS
  await api.runJobs()
  const [refund] = await database.db.select().from(refunds)
  expect(refund?.status).toBe('confirmed')
  await nextDay()
  expect(await found()).toEqual([])
  fake.refundStatus = 'cancelled'
  await nextDay()
  expect(await found()).toEqual([['refund_differs', 'confirmed BDT 7200', 'cancelled']])
})

it('lists what the gateway does not say, and goes on with the others, until it says it', async () => {
  const { api, fake, nextDay, pay, tranId } = await start()
  await pay()
  const other = await placeOrder(api.client, 'karim')
  const notify = () => api.send('POST', '/api/payment/ipn', { body: fake.pay(other.tranId) })
  await notify()
  fake.brokenAbout = `val-${tranId}`
  fake.pay(other.tranId, { amount: '7100.00' })
  await nextDay()
  expect((await found()).sort()).toEqual([
    ['amount_differs', 'paid BDT 7200', 'paid BDT 7100.00'],
    ['unanswered', 'success BDT 7200', expect.stringMatching(/^SSLCommerz answered 500 at /)],
  ])
  // Both are done for the day.
  const due = await database.db.$count(paymentAttempts, isNull(paymentAttempts.reconciledOn))
  expect(due).toBe(0)
  fake.brokenAbout = null
  await notify()
  await nextDay()
  expect(await found()).toEqual([])
})

it('lists a refund whose state at the gateway it cannot read', async () => {
  const { api, fake, nextDay, pay } = await start()
  api.now += 31 * MINUTE_MS
  await api.sweep()
  await pay()
  await api.runJobs()
  fake.refundStatus = 'unheard of'
  await nextDay()
  expect(await found()).toEqual([
    ['unanswered', 'sent BDT 7200', 'SSLCommerz says of a refund that it is unheard of'],
  ])
})

it('compares the others where one cannot be compared by a mistake of ours, and says so', async () => {
  const { api, fake, nextDay, pay, tranId } = await start()
  await pay()
  api.now += MINUTE_MS
  const other = await placeOrder(api.client, 'karim')
  await api.send('POST', '/api/payment/ipn', { body: fake.pay(other.tranId) })
  for (const one of [tranId, other.tranId]) fake.pay(one, { amount: '7100.00' })
  await database.db.execute(`alter table payment_mismatches add constraint fault
    check (subject not like '${tranId}%')`)
  try {
    await nextDay()
  } finally {
    await database.db.execute('alter table payment_mismatches drop constraint fault')
  }
  expect(await found()).toEqual([['amount_differs', 'paid BDT 7200', 'paid BDT 7100.00']])
  const failed = api.log.filter((line) => line.includes('"event":"reconciliation_failed"'))
  expect(failed.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', subject: tranId },
  ])
  // And on the next day it is.
  await nextDay()
  expect(await found()).toHaveLength(2)
})

it('goes on where a gateway was away, and with what a killed process left', async () => {
  const { api, fake, nextDay, pay, tranId } = await start()
  await pay()
  fake.pay(tranId, { amount: '7100.00' })
  fake.down = true
  await nextDay()
  expect(await found()).toEqual([])
  fake.down = false
  api.now += MINUTE_MS
  await api.sweep()
  await api.runJobs()
  expect(await found()).toHaveLength(1)
  const { db } = database
  const [first] = await db.select().from(paymentMismatches)
  await nextDay()
  expect(
    await db
      .select()
      .from(paymentMismatches)
      .where(eq(paymentMismatches.id, first?.id ?? '')),
  ).toEqual([first])
})
