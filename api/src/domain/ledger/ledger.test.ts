import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@jatra/contract/values/time-units'
import { ledgerPostings, refunds } from '../../db/schema.ts'
import { insertPackage, holidayPaymentFor, reserve } from '../../testing/holidays.ts'
import { startPaying } from '../../testing/paying.ts'
import { stubFlights } from '../../testing/stub-flights.ts'
import { emptyBooks, useTestDatabase } from '../../testing/test-database.ts'
import { actOnRefund } from '../refunds/act-on-refund.ts'
import { checkLedger } from '../reconciliation/check-ledger.ts'
import { readBalances, readOrderMoney } from './read-balances.ts'

const PRICE = 7_200
const database = useTestDatabase()

const balances = async () =>
  Object.fromEntries(
    (await readBalances(database.db)).map(({ account, balance }) => [account, balance]),
  )

async function start() {
  const flights = stubFlights()
  const paying = await startPaying(database, { flights })
  const { api, fake, notify, orderId, tranId } = paying
  return {
    ...paying,
    flights,
    pay: () => notify(fake.pay(tranId)),
    money: () => readOrderMoney(database.db, orderId),
    async pass(milliseconds: number) {
      api.now += milliseconds
      await api.runJobs()
    },
  }
}

it('a paid flight is the traveller’s money until it has its tickets, then the airline’s', async () => {
  const { money, pass, pay } = await start()
  await pay()
  expect(await balances()).toEqual({ 'clearing:sslcommerz': PRICE, traveler: -PRICE })
  await pass(0)
  expect(await balances()).toEqual({
    ...{ 'clearing:sslcommerz': PRICE, traveler: 0, supplier: -8_000, income: 800 },
  })
  expect(await money()).toEqual({ paid: PRICE, kept: PRICE, refunding: 0, refunded: 0 })
})

it('what the airline cancels is being refunded, then refunded, and every account is empty', async () => {
  const { fake, flights, money, pass, pay } = await start()
  await pay()
  await pass(0)
  const [request] = flights.booked
  const order = flights.orders.get(request?.offer ?? '')
  if (!request || !order) throw new Error('nothing was booked')
  flights.orders.set(request.offer, { ...order, status: 'cancelled' })
  await pass(7 * HOUR_MS)
  expect(await money()).toEqual({ paid: PRICE, kept: 0, refunding: PRICE, refunded: 0 })
  fake.refundStatus = 'refunded'
  await pass(HOUR_MS)
  expect(await money()).toEqual({ paid: PRICE, kept: 0, refunding: 0, refunded: PRICE })
  expect(Object.values(await balances()).every((balance) => balance === 0)).toBe(true)
})

it('what is paid by hand comes from the bank; what the gateway refuses and is sent again is no entry', async () => {
  const { api, fake, money, orderId, pass, pay } = await start()
  await pass(31 * MINUTE_MS)
  await api.sweep()
  await pay()
  fake.answerRefund = () => Response.json({ APIConnect: 'DONE', status: 'failed' })
  await pass(0)
  const posted = await database.db.$count(ledgerPostings)
  const [refund] = await database.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  const deps = { db: database.db, jobs: database.jobs, clock: () => api.now, newId: () => 'id' }
  const log = { info() {}, warn() {}, error() {} }
  const act = (action: Parameters<typeof actOnRefund>[2]) =>
    actOnRefund({ ...deps, log }, refund?.id ?? '', action, 'staff')
  await act({ do: 'retry' })
  await pass(0)
  expect(await database.db.$count(ledgerPostings)).toBe(posted)
  expect(await money()).toMatchObject({ kept: 0, refunding: PRICE })
  await act({ do: 'mark-paid', reference: 'EFT 1' })
  expect(await balances()).toMatchObject({ 'clearing:sslcommerz': PRICE, bank: -PRICE, refunds: 0 })
  expect(await money()).toEqual({ paid: PRICE, kept: 0, refunding: 0, refunded: PRICE })
})

it('a holiday is sold with its payment', async () => {
  const { api, fake, visitor } = await start()
  const holiday = await insertPackage(database.db)
  const { url } = await reserve(api.client, visitor, holidayPaymentFor(holiday, visitor.userId))
  const notice = fake.pay(url.split('/').at(-1) ?? '')
  await api.send('POST', '/api/payment/ipn', { body: notice })
  expect(await balances()).toEqual({ 'clearing:sslcommerz': 9_501, traveler: 0, income: -9_501 })
})

it('the books are only ever added to, by entries that balance', async () => {
  const { pay } = await start()
  await pay()
  const { db } = database
  const because = (message: string) => ({ cause: expect.objectContaining({ message }) })
  const stays = because('ledger_postings is only ever added to')
  await expect(db.update(ledgerPostings).set({ amount: 1 })).rejects.toMatchObject(stays)
  await expect(db.delete(ledgerPostings)).rejects.toMatchObject(stays)
  await expect(db.execute(sql`truncate ledger_postings`)).rejects.toMatchObject(stays)
  const lone = { entry: 'e', account: 'bank', orderId: 'o', amount: 1, at: new Date(0) }
  const off = because('an entry of the ledger does not balance')
  await expect(db.insert(ledgerPostings).values(lone)).rejects.toMatchObject(off)
})

it('an order is off as soon as one of its rows is, even where they add up to the same', async () => {
  const { api, fake, pass, notify, tranId } = await start()
  // A late payment and a double one: both are refunded.
  await pass(31 * MINUTE_MS)
  await api.sweep()
  await notify(fake.pay(tranId))
  await notify(fake.pay(tranId, { val_id: 'second' }))
  await pass(0)
  const { db } = database
  const rows = await db.select().from(refunds).orderBy(refunds.id)
  const [first, second] = rows.map(({ id }) => id)
  expect([first, second]).toEqual([expect.any(String), expect.any(String)])
  const takenBack = new Error('taken back')
  /** The faults found after a statement, which is then rolled back. */
  const after = async (...statements: ReturnType<typeof sql>[]) => {
    let found: string[] = []
    await db
      .transaction(async (tx) => {
        for (const statement of statements) await tx.execute(statement)
        found = (await checkLedger(tx)).map(({ fault, entry }) => `${fault} ${entry}`)
        throw takenBack
      })
      .catch((error: unknown) => {
        if (error !== takenBack) throw error
      })
    return found.sort()
  }
  expect(await after()).toEqual([])
  expect(
    await after(
      sql`update refunds set amount = amount - 1 where id = ${first}`,
      sql`update refunds set amount = amount + 1 where id = ${second}`,
    ),
  ).toEqual([`differs refund:${first}`, `differs refund:${second}`].sort())
  expect(await after(sql`update refunds set status = 'confirmed' where id = ${first}`)).toEqual([
    ...[`differs refund_paid:${first}`, `differs refund_paid:${first}`],
  ])
  expect(
    await after(sql`update payment_transactions set amount = 1 where val_id = 'second'`),
  ).toEqual(['differs payment:second'])
  expect(await after(sql`delete from refunds where id = ${first}`)).toEqual([
    `differs refund:${first}`,
  ])
})

it('a payment without its entry, an entry without its refund, and half an entry are found', async () => {
  const { orderId, pay, tranId } = await start()
  await pay()
  const entry = `payment:val-${tranId}`
  const { db } = database
  await emptyBooks(db)
  expect(await checkLedger(db)).toEqual([
    {
      ...{ fault: 'differs', subject: orderId, account: 'clearing:sslcommerz' },
      ...{ entry, booked: 0, expected: PRICE },
    },
  ])
  await db.execute(sql`alter table ledger_postings disable trigger user`)
  const at = new Date(0)
  await db.insert(ledgerPostings).values([
    { entry, account: 'clearing:sslcommerz', orderId, amount: PRICE, at },
    { entry, account: 'traveler', orderId, amount: -PRICE, at },
    { entry: 'refund:r', account: 'refunds', orderId, amount: -PRICE, at },
    { entry: 'refund:r', account: 'traveler', orderId, amount: PRICE + 1, at },
  ])
  const found = await checkLedger(db)
  expect(found.map(({ fault, account }) => `${fault} ${account}`).sort()).toEqual([
    ...['differs refunds', 'entry_unbalanced ', 'kept_negative ', 'traveler_in_debit traveler'],
  ])
  await db.execute(sql`alter table ledger_postings enable trigger user`)
  await emptyBooks(db)
  await db.execute(sql`delete from payment_transactions`)
})
