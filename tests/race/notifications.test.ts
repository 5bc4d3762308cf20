import { and, eq, lte } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { orders, paymentAttempts, paymentTransactions, refunds } from '@jatra/api/db/schema'
import { readBalances, readOrderMoney } from '@jatra/api/domain/ledger/read-balances'
import { signUp } from '@jatra/api/testing/booking'
import { expectBalanced } from '@jatra/api/testing/expect-balanced'
import { TEST_NOW } from '@jatra/api/testing/test-api'
import { useTestDatabase } from '@jatra/api/testing/test-database'
import { answerOfAmazon, CERTIFICATE, SHORT_CODE, TOPIC } from '../doubles/bkash/sns.ts'
import { shopAsJson } from '../doubles/nagad/server.ts'
import { seeded } from '../faults/seeded.ts'
import { notifiedBkash } from './notified/bkash.ts'
import { composeNotices, shuffled, type Notice } from './notified/compose-notices.ts'
import { inTurns } from './notified/in-turns.ts'
import { notifiedNagad } from './notified/nagad.ts'
import { placeOrders, type Gateways, type PlacedOrder } from './notified/place-orders.ts'
import { endOf, plans, type Plan } from './notified/plans.ts'
import { notifiedSslCommerz } from './notified/sslcommerz.ts'
import { startApi, type ApiProcess } from './notified/start-api.ts'

/** Twenty times as many in `npm run drill`. */
const SCALE = Number(process.env['NOTICES_SCALE'] ?? 1)
const NOTICES = 500 * SCALE
const OF_EACH_PLAN = Math.min(SCALE, 6)
const HALF_AN_HOUR = 30 * 60_000
/** Longer than SSLCommerz takes to pay a refund. */
const REFUND_PAUSE = 2 * 60_000
const PRICE = 7_200
const SEED = 20_261_123

const database = useTestDatabase()
let now: number
let gateways: Gateways
let apis: ApiProcess[]

beforeEach(async () => {
  now = TEST_NOW
  const clock = () => now
  gateways = {
    sslcommerz: await notifiedSslCommerz(database.db, clock),
    bkash: await notifiedBkash(database.db, clock),
    nagad: await notifiedNagad(database.db, clock),
  }
  const { sslcommerz, bkash, nagad } = gateways
  const certificate = await (await answerOfAmazon(new Request(CERTIFICATE))).text()
  const settings = {
    ...{ databaseUrl: database.url ?? '', now, nagadShop: shopAsJson },
    urls: { sslcommerz: sslcommerz.url, bkash: bkash.url, nagad: nagad.url },
    webhooks: { topicArn: TOPIC, shortCode: SHORT_CODE, certificate },
  }
  apis = []
  await Promise.all([1, 2].map(async () => apis.push(await startApi(settings))))
})
afterEach(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  await Promise.all(Object.values(gateways).map((gateway) => gateway.close()))
})

const TEN_MINUTES = 600_000

const passTime = async (milliseconds: number) => {
  now += milliseconds
  await Promise.all(apis.map((api) => api.setNow(now)))
}

it(
  `${NOTICES} notices of every gateway to two processes, duplicated, forged, late, of other orders and out of order, leave the right money`,
  { timeout: TEN_MINUTES },
  async () => {
    const random = seeded(SEED)
    const [first] = apis
    if (!first) throw new Error('no process')
    const visitor = await signUp(first.client)
    const place = (planned: readonly Plan[]) =>
      placeOrders(
        ...([database.db, apis, gateways, visitor] as const),
        planned.flatMap((plan) => Array<Plan>(OF_EACH_PLAN).fill(plan)),
      )
    const late = (notice: Notice) => notice.about.deed === 'pays_late'

    const before = await place(plans.filter(({ time }) => time !== 'remains'))
    await writeBooks(before, false)
    const share = before.length / (plans.length * OF_EACH_PLAN)
    const ofThese = composeNotices(before, Math.round(NOTICES * share), random)
    const notices = shuffled(ofThese, random)
    // Of what is paid late nothing is known before its time is over.
    const early = notices.filter((notice) => !late(notice))
    const half = early.splice(0, Math.floor(early.length / 2))
    const sent = await send(half)
    await expectBalanced(database.db)

    await passTime(HALF_AN_HOUR)
    while (await database.db.$count(orders, isOver())) {
      await Promise.all(apis.map((api) => api.sweep()))
    }
    await writeBooks(before, true)
    const after = await place(plans.filter(({ time }) => time === 'remains'))
    await writeBooks(after, false)
    const rest = composeNotices(after, NOTICES - notices.length, random)
    sent.push(...(await send(shuffled([...early, ...notices.filter(late), ...rest], random))))
    expect(sent).toHaveLength(NOTICES)
    await expectBalanced(database.db)

    await giveBack()
    await expectRightMoney([...before, ...after])
    await expectRefused(sent)
  },
)

const isOver = () => and(eq(orders.paymentStatus, 'pending'), lte(orders.expiresAt, new Date(now)))

/** @param late whether what is paid late is paid now, or all else */
async function writeBooks(placed: readonly PlacedOrder[], late: boolean): Promise<void> {
  const all = placed.flatMap(({ attempts }) => attempts)
  for (const { by, attempt, deed } of all)
    if ((deed === 'pays_late') === late) await by.write(attempt, deed)
}

/** Each to one of the processes. @returns what was answered */
async function send(notices: readonly Notice[]): Promise<(Notice & { status: number })[]> {
  const sent: (Notice & { status: number })[] = []
  await inTurns(notices, async (notice, at) => {
    const message = await notice.compose()
    const status = (await apis[at % apis.length]?.send(message)) ?? 0
    sent.push({ ...notice, status })
    const taken = status === (message.method === 'GET' ? 303 : 200)
    const refused = status === 422 || status === 400
    const right = { right: taken, forged: refused, misleading: taken || refused }[notice.kind]
    if (!right) {
      const { by, deed } = notice.about
      throw new Error(`${by.name} ${deed} ${notice.kind}: ${status} for ${JSON.stringify(message)}`)
    }
  })
  return sent
}

/** Every refund, twice by both processes at once, and again: it is asked for once. */
async function giveBack(): Promise<void> {
  const asked = await database.db.select().from(refunds)
  for (let round = 0; round < 2; round += 1) {
    await inTurns(asked, ({ id }) =>
      Promise.all([...apis, ...apis].map((api) => api.workOnRefund(id))),
    )
    await passTime(REFUND_PAUSE)
  }
}

async function expectRightMoney(placed: readonly PlacedOrder[]): Promise<void> {
  const { db } = database
  const stored = new Map(
    (await db.select().from(orders)).map(({ id, paymentStatus }) => [id, paymentStatus]),
  )
  const payments = await db
    .select()
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.tranId, paymentTransactions.tranId))
  const returned = await db.select().from(refunds)
  const back = new Set(
    returned.flatMap(({ status, amount, valId }) =>
      status === 'confirmed' && amount === PRICE ? [valId] : [],
    ),
  )
  for (const { orderId, plan } of placed) {
    const of = payments.filter((one) => one.payment_attempts.orderId === orderId)
    const ended = (wanted: string) =>
      of.filter(({ payment_transactions: { outcome } }) => outcome === wanted)
    const gone = ended('refund_due').filter((one) => back.has(one.payment_transactions.valId))
    const found = {
      status: stored.get(orderId),
      ...{ settled: ended('settled').length, held: ended('held').length, refunded: gone.length },
      ...{ payments: of.length, money: await readOrderMoney(db, orderId) },
    }
    const { statuses, payments: wanted, refunded: mayBe } = endOf(plan)
    const { settled, held } = wanted
    const refunded = gone.length
    expect(mayBe, JSON.stringify(plan)).toContain(refunded)
    const all = settled + held + refunded
    expect(found, JSON.stringify(plan)).toEqual({
      ...{ ...wanted, refunded, payments: all, status: expect.toBeOneOf([...statuses]) as string },
      money: {
        ...{ paid: all * PRICE, kept: (settled + held) * PRICE },
        ...{ refunding: 0, refunded: refunded * PRICE },
      },
    })
  }
  expect(back.size).toBe(returned.length)
  for (const { name, paymentType, refundsAsked } of Object.values(gateways)) {
    const ofIt = returned.filter(({ channel }) => channel === paymentType)
    expect(refundsAsked(), name).toBe(ofIt.length)
  }
  const balances = await readBalances(db)
  expect(balances.map(({ account }) => account)).toEqual([
    ...['clearing:bkash', 'clearing:nagad', 'clearing:sslcommerz', 'refunds', 'traveler'],
  ])
  expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
}

/** Whatever was refused is in a log, and none of it is a secret. */
async function expectRefused(sent: readonly (Notice & { status: number })[]): Promise<void> {
  const log = (await Promise.all(apis.map((api) => api.readLog()))).flat()
  const refused = sent.filter(({ status }) => status >= 400)
  const lines = log.filter((line) => line.includes('"event":"payment_notice_rejected"'))
  const forged = sent.filter(({ kind }) => kind === 'forged')
  expect(lines.length).toBeGreaterThanOrEqual(forged.length)
  expect(lines.length).toBeLessThanOrEqual(refused.length)
  for (const reason of [
    ...['its signature is not right', 'its tran_id is not ours'],
    'the gateway knows no such payment',
  ]) {
    expect(
      lines.some((line) => line.includes(reason)),
      reason,
    ).toBe(true)
  }
  const secrets = Object.values(gateways).flatMap((gateway) => gateway.secrets)
  for (const secret of secrets) expect(log.join('\n')).not.toContain(secret)
}
