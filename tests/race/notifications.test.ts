import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import {
  orders,
  paymentAttempts,
  paymentTransactions,
  rateLimits,
  refunds,
} from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { readBalances, readOrderMoney } from '@jatra/api/domain/ledger/read-balances'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { pay, paymentBody, search, signUp } from '@jatra/api/testing/booking'
import { anyUnpaid, createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { seeded } from '../faults/seeded.ts'
import { notifiedBkash } from './notified/bkash.ts'
import { notifiedNagad } from './notified/nagad.ts'
import type { Attempt, Fate, Message, NotifiedGateway } from './notified/notified-gateway.ts'
import { notifiedSslCommerz } from './notified/sslcommerz.ts'

const NOTICES = 10_000
const ORDERS = 150
const AT_ONCE = 24
const HALF_AN_HOUR = 30 * 60_000
const PRICE = 7_200
const SEED = 20_261_123

interface Placed {
  orderId: string
  attempt: Attempt
  fate: Fate
  by: NotifiedGateway
}
interface Notice {
  placed: Placed
  isLie: boolean
  compose: () => Promise<Message>
}

/** Two processes' worth: two connection pools on one database, and the same gateways. */
const database = useTestDatabase()
let second: DatabaseHandle
let now: number
beforeEach(async () => {
  now = TEST_NOW
  second = await openPostgres(database.url ?? '')
})
afterEach(() => second.close())

const statusesOf: Record<Fate, readonly string[]> = {
  ...{ paid: ['success'], twice: ['success'], late: ['expired'] },
  ...{ unpaid: ['failed', 'cancelled'], held: ['expired'] },
}

it(`${NOTICES} notices of every gateway, duplicated, forged, late, of other orders and out of order, leave the right money`, async () => {
  const clock = () => now
  const notified = [
    notifiedSslCommerz(),
    await notifiedBkash(database.db, clock),
    await notifiedNagad(database.db, clock),
  ]
  const gateways = Object.fromEntries(notified.map(({ name, gateway }) => [name, gateway]))
  const options = { clock, gateways, unpaidLimits: anyUnpaid }
  const apis = [createTestApi(database, options), createTestApi(second, options)] as const
  const random = seeded(SEED)
  const placed = await placeOrders(apis[0], notified)
  for (const one of placed) await writeBooks(one)
  const notices = shuffled(composeNotices(placed, random), random)

  // Of what is paid late nothing is known before its time is over.
  const early = notices.filter(({ placed: { fate } }) => fate !== 'late')
  const half = early.slice(0, Math.floor(early.length / 2))
  await send(apis, half)
  await expectBalanced(database.db)
  now += HALF_AN_HOUR
  while (await database.db.$count(orders, eq(orders.paymentStatus, 'pending'))) {
    await Promise.all(apis.map((api) => api.sweep()))
  }
  for (const { by, attempt, fate } of placed) if (fate === 'late') await by.write(attempt, 1)
  const sent = new Set(half)
  await send(
    apis,
    notices.filter((one) => !sent.has(one)),
  )
  await expectBalanced(database.db)

  // Every refund, by both processes at once, twice: it is asked for once.
  const asked = await database.db.select().from(refunds)
  for (const { payRefunds } of notified) payRefunds()
  for (let round = 0; round < 2; round += 1) {
    await inTurns(asked, ({ id: refundId }) =>
      Promise.all(
        apis.map((api) => api.handlers.refund({ data: { refundId }, attempt: 1, isLast: false })),
      ),
    )
    now += HALF_AN_HOUR
  }
  await expectRightMoney(notified, placed)
  const log = apis.flatMap((api) => api.log).join('\n')
  for (const secret of notified.flatMap(({ secrets }) => secrets)) expect(log).not.toContain(secret)
  expect(log).toContain('payment_notice_rejected')
})

/** As many of each gateway. */
async function placeOrders(api: TestApi, notified: readonly NotifiedGateway[]): Promise<Placed[]> {
  const visitor = await signUp(api.client)
  const found = await search(api.client)
  const placed: Omit<Placed, 'attempt'>[] = []
  for (let number = 0; number < ORDERS; number += 1) {
    if (number % 50 === 0) await database.db.delete(rateLimits)
    const by = notified[number % notified.length] as NotifiedGateway
    const body = paymentBody(found, visitor.userId, { paymentType: by.paymentType })
    const { orderId } = await pay(api.client, visitor, body, `key-${String(number)}`)
    const fate = by.fates[Math.floor(number / notified.length) % by.fates.length] as Fate
    placed.push({ orderId, fate, by })
  }
  const rows = await database.db.select().from(paymentAttempts)
  const attempts = new Map(
    rows.map(({ orderId, tranId, gatewayReference: reference }) => [
      orderId,
      { tranId, reference: reference ?? '' },
    ]),
  )
  return placed.map((one) => ({ ...one, attempt: attempts.get(one.orderId) as Attempt }))
}

async function writeBooks({ by, attempt, fate }: Placed): Promise<void> {
  if (fate === 'paid' || fate === 'twice') await by.write(attempt, 1)
  if (fate === 'twice') await by.write(attempt, 2)
  if (fate === 'held') await by.write(attempt, 1, 'held')
  if (fate === 'unpaid') await by.write(attempt, 'cancelled')
}

/** A third lies. Of what is paid some say that it failed, as notices of earlier tries do that come out of order. */
function composeNotices(placed: readonly Placed[], random: () => number): Notice[] {
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One
  return Array.from({ length: NOTICES }, (_, at) => {
    const one = placed[at % placed.length] as Placed
    const { by, attempt, fate } = one
    if (random() < 1 / 3) {
      const other = pick(placed.filter((its) => its.by === by)).attempt
      const lie = pick(Object.values(by.lies))
      return { placed: one, isLie: true, compose: () => lie(attempt, other) }
    }
    const failed = pick(['failed', 'cancelled'] as const)
    const paid = fate === 'twice' ? pick([1, 2] as const) : 1
    const said = fate === 'unpaid' || random() < 0.2 ? failed : paid
    return { placed: one, isLie: false, compose: () => by.notice(attempt, said) }
  })
}

async function send(apis: readonly [TestApi, TestApi], notices: readonly Notice[]): Promise<void> {
  let number = 0
  await inTurns(notices, async ({ compose, isLie, placed }) => {
    const api = apis[(number += 1) % 2] ?? apis[0]
    const { method, path, ...init } = await compose()
    const { status } = await api.send(method, path, init)
    const good = status === (method === 'GET' ? 303 : 200)
    // A lie about a payment that is stored already changes nothing and is not asked about.
    const right = good || (isLie && (status === 400 || status === 422))
    if (!right) throw new Error(`${placed.fate}: ${String(status)} for ${path} ${init.body ?? ''}`)
  })
}

/** So many at once, until all are done. */
async function inTurns<One>(all: readonly One[], act: (one: One) => Promise<unknown>) {
  const queue = all.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of queue) await act(one)
    }),
  )
}

function shuffled<One>(all: readonly One[], random: () => number): One[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

const NOTHING = { paid: 0, kept: 0, refunding: 0, refunded: 0 }
const BACK = { ...NOTHING, paid: PRICE, refunded: PRICE }
const moneyOf = {
  paid: { ...NOTHING, paid: PRICE, kept: PRICE },
  unpaid: NOTHING,
  late: BACK,
  held: BACK,
  twice: { ...NOTHING, paid: 2 * PRICE, kept: PRICE, refunded: PRICE },
}

async function expectRightMoney(notified: readonly NotifiedGateway[], placed: readonly Placed[]) {
  const stored = new Map(
    (await database.db.select().from(orders)).map((order) => [order.id, order.paymentStatus]),
  )
  for (const { orderId, fate, by } of placed) {
    expect(statusesOf[fate], `${by.name}, ${fate}`).toContain(stored.get(orderId))
    const money = await readOrderMoney(database.db, orderId)
    expect(money, `${by.name}, ${fate}`).toEqual(moneyOf[fate])
  }
  const count = (wanted: readonly Fate[], of = notified) =>
    placed.filter(({ fate, by }) => wanted.includes(fate) && of.includes(by)).length
  const back = ['late', 'held', 'twice'] as const
  for (const one of notified) expect(one.refundsAsked(), one.name).toBe(count(back, [one]))
  expect(await database.db.$count(refunds)).toBe(count(back))
  expect(await database.db.$count(paymentTransactions)).toBe(
    count(['paid', 'late', 'held']) + 2 * count(['twice']),
  )
  const kept = (of = notified) => PRICE * count(['paid', 'twice'], of)
  const balances = await readBalances(database.db)
  expect(balances).toEqual(
    expect.arrayContaining([
      ...notified.map((one) => ({ account: `clearing:${one.name}`, balance: kept([one]) })),
      { account: 'refunds', balance: 0 },
      { account: 'traveler', balance: -kept() },
    ]),
  )
  expect(balances).toHaveLength(notified.length + 2)
}
