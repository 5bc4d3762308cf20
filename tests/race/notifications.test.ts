import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPostgres } from '@jatra/api/db/open-postgres'
import { orders, paymentTransactions, rateLimits, refunds } from '@jatra/api/db/schema'
import type { DatabaseHandle } from '@jatra/api/db/types'
import { readBalances, readOrderMoney } from '@jatra/api/domain/ledger/read-balances'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { pay, paymentBody, search, signUp } from '@jatra/api/testing/booking'
import { anyUnpaid, createTestApi, TEST_NOW, type TestApi } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { seeded } from '../faults/seeded.ts'
import { lies, openNotifiedGateways, type NotifiedGateway } from './notified-gateways.ts'

const NOTICES = 10_000
const ORDERS = 150
const AT_ONCE = 24
const HALF_AN_HOUR = 30 * 60_000
const PRICE = 7_200
const SEED = 20_261_123

/** What becomes of an order; `late` is paid when its half hour is over, `held` is suspected of fraud and never cleared. */
const fates = ['paid', 'paid', 'unpaid', 'late', 'held', 'twice'] as const
interface Placed {
  orderId: string
  tranId: string
  fate: (typeof fates)[number]
}
interface Sent {
  placed: Placed
  body: string
  isLie: boolean
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

const statusesOf: Record<Placed['fate'], readonly string[]> = {
  ...{ paid: ['success'], twice: ['success'], late: ['expired'] },
  ...{ unpaid: ['failed', 'cancelled'], held: ['expired'] },
}

it.each(openNotifiedGateways())(
  `${NOTICES} notices of $name, duplicated, forged, late, of other orders and out of order, leave the right money`,
  async (notified) => {
    const { name, gateway } = notified
    const options = { clock: () => now, gateways: { [name]: gateway }, unpaidLimits: anyUnpaid }
    const apis = [createTestApi(database, options), createTestApi(second, options)] as const
    const random = seeded(SEED)
    const placed = await placeOrders(apis[0])
    for (const { tranId, fate } of placed) writeBooks(notified, tranId, fate)
    const notices = shuffled(composeNotices(notified, placed, random), random)

    // Of what is paid late nothing is known before its time is over.
    const early = notices.filter(({ placed: { fate } }) => fate !== 'late')
    const half = early.slice(0, Math.floor(early.length / 2))
    await send(apis, name, half)
    await expectBalanced(database.db)
    now += HALF_AN_HOUR
    while (await database.db.$count(orders, eq(orders.paymentStatus, 'pending'))) {
      await Promise.all(apis.map((api) => api.sweep()))
    }
    for (const { tranId, fate } of placed) if (fate === 'late') notified.pay(tranId, 1, 'safe')
    const sent = new Set(half)
    await send(
      apis,
      name,
      notices.filter((one) => !sent.has(one)),
    )
    await expectBalanced(database.db)

    // Every refund, by both processes at once, twice: it is asked for once.
    const asked = await database.db.select().from(refunds)
    notified.payRefunds()
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
    for (const secret of notified.secrets) expect(log).not.toContain(secret)
    expect(log).toContain('payment_notice_rejected')
  },
)

async function placeOrders(api: TestApi): Promise<Placed[]> {
  const visitor = await signUp(api.client)
  const body = paymentBody(await search(api.client), visitor.userId, { paymentType: 'sslCommerz' })
  const placed: Placed[] = []
  for (let number = 0; number < ORDERS; number += 1) {
    if (number % 50 === 0) await database.db.delete(rateLimits)
    const { orderId, url } = await pay(api.client, visitor, body, `key-${String(number)}`)
    const fate = fates[number % fates.length] ?? 'paid'
    placed.push({ orderId, tranId: url.split('/').at(-1) ?? '', fate })
  }
  return placed
}

function writeBooks(notified: NotifiedGateway, tranId: string, fate: Placed['fate']): void {
  if (fate === 'paid' || fate === 'twice') notified.pay(tranId, 1, 'safe')
  if (fate === 'twice') notified.pay(tranId, 2, 'safe')
  if (fate === 'held') notified.pay(tranId, 1, 'held')
}

/** A third lies. Of what is paid some say that it failed, as notices of earlier tries do that come out of order. */
function composeNotices(
  notified: NotifiedGateway,
  placed: readonly Placed[],
  random: () => number,
): Sent[] {
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One
  return Array.from({ length: NOTICES }, (_, at) => {
    const one = placed[at % placed.length] as Placed
    const { tranId, fate } = one
    const isLie = random() < 1 / 3
    if (isLie) {
      const body = notified.lie(tranId, pick(lies), pick(placed).tranId)
      return { placed: one, body, isLie }
    }
    const failed = pick(['failed', 'cancelled'] as const)
    const paid = fate === 'twice' ? pick([1, 2]) : 1
    const kind = fate === 'unpaid' || random() < 0.2 ? failed : paid
    return { placed: one, body: notified.notice(tranId, kind), isLie }
  })
}

async function send(
  apis: readonly [TestApi, TestApi],
  name: string,
  notices: readonly Sent[],
): Promise<void> {
  let number = 0
  await inTurns(notices, async ({ body, isLie, placed }) => {
    const api = apis[(number += 1) % 2] ?? apis[0]
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const init = { body, headers }
    const { status } = await api.send('POST', `/api/payment/notify/${name}`, init)
    // A lie about a payment that is stored already changes nothing and is not asked about.
    const right = isLie ? status === 200 || status === 400 || status === 422 : status === 200
    if (!right) throw new Error(`${placed.fate}: ${String(status)} for ${body}`)
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

async function expectRightMoney(notified: NotifiedGateway, placed: readonly Placed[]) {
  const stored = new Map(
    (await database.db.select().from(orders)).map((order) => [order.id, order.paymentStatus]),
  )
  for (const { orderId, fate } of placed) {
    expect(statusesOf[fate]).toContain(stored.get(orderId))
    expect(await readOrderMoney(database.db, orderId), fate).toEqual(moneyOf[fate])
  }
  const count = (...wanted: Placed['fate'][]) =>
    placed.filter(({ fate }) => wanted.includes(fate)).length
  const back = count('late', 'held', 'twice')
  expect(notified.refundsAsked()).toBe(back)
  expect(await database.db.$count(refunds)).toBe(back)
  expect(await database.db.$count(paymentTransactions)).toBe(
    count('paid', 'late', 'held') + 2 * count('twice'),
  )
  const kept = PRICE * count('paid', 'twice')
  expect(await readBalances(database.db)).toEqual([
    { account: `clearing:${notified.name}`, balance: kept },
    { account: 'refunds', balance: 0 },
    { account: 'traveler', balance: -kept },
  ])
}
