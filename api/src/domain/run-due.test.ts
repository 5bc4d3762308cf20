import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { createLogger } from '@jatra/contract/observability/logging'
import { DAY_MS, HOUR_MS } from '@jatra/contract/values/time-units'
import { orders, refunds } from '../db/schema.ts'
import { startHolding } from '../testing/holding.ts'
import { startPaying } from '../testing/paying.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { PER_SWEEP, runDue } from './run-due.ts'

const database = useTestDatabase()
afterEach(async () => {
  for (const table of ['orders', 'refunds'])
    await database.db.execute(sql.raw(`alter table ${table} drop constraint if exists fault`))
})

/** Numbers that are due, in their order; `run` takes those off that are done. */
function dueNumbers(count: number) {
  const due = new Set(Array.from({ length: count }, (_, at) => at))
  const find = async (last: number | undefined) =>
    [...due].filter((one) => last === undefined || one > last).slice(0, PER_SWEEP)
  return { due, find }
}
const log = createLogger(() => undefined)
const about = (orderId: number) => ({ orderId: String(orderId) })

it('what fails each time keeps none behind it from its turn', async () => {
  const { due, find } = dueNumbers(3 * PER_SWEEP)
  const run = async (one: number) => {
    if (one < 2 * PER_SWEEP) throw new Error('A mistake')
    due.delete(one)
  }
  await expect(runDue({ log }, find, about, run)).rejects.toThrow('A mistake')
  expect(due.size).toBe(2 * PER_SWEEP)
})

it('what is left as it was keeps none behind it from its turn either', async () => {
  const { due, find } = dueNumbers(2 * PER_SWEEP)
  await runDue({ log }, find, about, async (one) => one >= PER_SWEEP && due.delete(one))
  expect(due.size).toBe(PER_SWEEP)
})

it('a sweep does so many at a time', async () => {
  const { due, find } = dueNumbers(3 * PER_SWEEP)
  await runDue({ log }, find, about, async (one) => due.delete(one))
  expect(due.size).toBe(2 * PER_SWEEP)
})

/** Copies rows that are due before theirs, and that the database refuses to change. */
async function copyAsBroken(table: 'orders' | 'refunds', copies: string[], fault: string) {
  for (const copy of copies) await database.db.execute(sql.raw(copy))
  await database.db.execute(sql.raw(`alter table ${table} add constraint fault check (${fault})`))
}

const numbers = `generate_series(1, ${String(PER_SWEEP)}) as n`
const copiesOfOrder = [
  `insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 'broken-' || n,
      'booking_reference', 'broken-' || n, 'expires_at', expires_at - interval '1 minute'))).* from orders, ${numbers}`,
]

it('fifty orders that cannot be ended keep no other pending', async () => {
  const { api, read } = await startPaying(database)
  const attempts = `insert into payment_attempts select (jsonb_populate_record(payment_attempts,
      jsonb_build_object('tran_id', 'broken-' || n, 'order_id', 'broken-' || n))).* from payment_attempts, ${numbers}`
  await copyAsBroken(
    'orders',
    [...copiesOfOrder, attempts],
    "payment_status = 'pending' or id not like 'broken-%'",
  )
  api.now += HOUR_MS
  await expect(api.sweep()).rejects.toThrow('update "orders"')
  expect((await read()).paymentStatus).toBe('expired')
})

it('fifty holds that cannot lapse keep no other held', async () => {
  const { api, pass, read } = await startHolding(database)
  await pass(0)
  const bookings = `insert into flight_bookings select (jsonb_populate_record(flight_bookings,
      jsonb_build_object('order_id', 'broken-' || n, 'supplier_order_id', 'broken-' || n))).*
    from flight_bookings, ${numbers}`
  await copyAsBroken(
    'orders',
    [...copiesOfOrder, bookings],
    "payment_status = 'pending' or id not like 'broken-%'",
  )
  api.now += DAY_MS
  await expect(api.sweep()).rejects.toThrow('update "orders"')
  expect((await read()).paymentStatus).toBe('expired')
})

it('fifty refunds that cannot be marked as late keep no other from it', async () => {
  const { api, fake, notify, tranId } = await startPaying(database)
  await notify(fake.pay(tranId))
  await notify(fake.pay(tranId, { val_id: 'again' }))
  const [refund] = await database.db.select().from(refunds)
  const before = `late_at = '${refund?.lateAt?.toISOString() ?? ''}'`
  await copyAsBroken(
    'refunds',
    [
      `insert into refunds select (jsonb_populate_record(refunds, jsonb_build_object('id', 'a-broken-' || n,
          'gateway_id', n, 'reason', 'late_payment', 'val_id', null, 'amount', 1))).* from refunds, ${numbers}`,
    ],
    `${before} or id not like 'a-broken-%'`,
  )
  api.now += 11 * DAY_MS
  await expect(api.sweep()).rejects.toThrow('update "refunds"')
  const marked = await database.db
    .select()
    .from(refunds)
    .where(sql`id not like 'a-broken-%'`)
  expect(marked[0]?.lateAt).not.toEqual(refund?.lateAt)
  // Whose books were never kept.
  await database.db.delete(refunds).where(sql`id like 'a-broken-%'`)
  expect(await database.db.$count(orders)).toBe(1)
})
